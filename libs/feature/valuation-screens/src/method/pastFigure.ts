import type { HistoricalFigure, HistoricalYear } from '@finance-analyst/valuation';

/** A figure of a past year by its name; undefined where the year has none. */
export function pastFigure(
  year: Pick<HistoricalYear, 'figures'>,
  name: string | null,
): HistoricalFigure | undefined {
  const figures: Readonly<Record<string, HistoricalFigure>> = year.figures;
  return name === null ? undefined : figures[name];
}
