import type { FigureResult } from '@finance-analyst/figures';

/** Why figures of a row are missing: each reason once, with its columns' titles unless it applies to all. */
export function figuresNote(figures: readonly FigureResult[], titles: readonly string[]): string {
  const columnsOf = new Map<string, string[]>();
  for (const [index, figure] of figures.entries()) {
    if (figure.ok) continue;
    const columns = columnsOf.get(figure.reason) ?? [];
    columnsOf.set(figure.reason, [...columns, titles[index] ?? '']);
  }
  return [...columnsOf]
    .map(([reason, columns]) =>
      columns.length === figures.length ? reason : `${columns.join(', ')}: ${reason}`,
    )
    .join(' ');
}
