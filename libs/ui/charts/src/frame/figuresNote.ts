import { sentences, type FigureResult } from '@finance-analyst/figures';

const fewestInRange = 3;

/**
 * Why figures of a row are missing, in sentences: each reason once, with its columns' titles unless it applies to all. What
 * has no reason is not explained.
 */
export function figuresNote(figures: readonly FigureResult[], titles: readonly string[]): string {
  const columnsOf = new Map<string, number[]>();
  for (const [index, figure] of figures.entries()) {
    if (figure.ok || figure.reason === '') continue;
    columnsOf.set(figure.reason, [...(columnsOf.get(figure.reason) ?? []), index]);
  }
  return sentences(
    [...columnsOf].map(([reason, columns]) =>
      columns.length === figures.length ? reason : `${columnsText(columns, titles)}: ${reason}`,
    ),
  );
}

/** `2026, 2028`, or `2026 to 2030` for columns beside one another. */
function columnsText(columns: readonly number[], titles: readonly string[]): string {
  const [first = 0] = columns;
  const last = columns.at(-1) ?? first;
  const isRange = columns.length >= fewestInRange && last - first === columns.length - 1;
  return (isRange ? [first, last] : columns).map((column) => titles[column]).join(isRange ? ' to ' : ', ');
}
