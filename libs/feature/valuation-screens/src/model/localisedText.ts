import type { FigureFormatting } from '@finance-analyst/figures';

const day = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/gu;
/** With thousands that are grouped, or with decimals: other digits read the same in every locale. */
const figure = /(?<![\p{L}\d.,-])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![\d,.]*\d|\p{L})/gu;

/** A sentence whose figures and days were written down as `1,234.5` and `2026-11-20`, in the locale of the screen. */
export const localisedText = (
  text: string,
  { format, formatDate }: Pick<FigureFormatting, 'format' | 'formatDate'>,
): string =>
  text
    .replace(figure, (written) =>
      format(Number(written.replaceAll(',', '')), {
        kind: 'number',
        precision: written.split('.')[1]?.length ?? 0,
      }),
    )
    .replace(day, (iso) => formatDate(iso));
