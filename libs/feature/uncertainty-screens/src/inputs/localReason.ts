import type { FigureFormatting } from '@finance-analyst/figures';
import { writeReason, type Reason } from '@finance-analyst/foundation';

/** A reason with its figures and days in the locale of the screen. */
export const localReason = (
  reason: Reason,
  { format, formatDate }: Pick<FigureFormatting, 'format' | 'formatDate'>,
): string =>
  writeReason(reason, (figure) =>
    figure.kind === 'day'
      ? formatDate(figure.day)
      : format(figure.value, {
          kind: figure.kind === 'percent' ? 'rate' : 'number',
          precision: figure.decimals,
        }),
  );
