import type { HistoricalFigure, HistoricalYear } from '@finance-analyst/valuation';

/** A figure of a past year by its name; undefined where the year has none. */
export const pastFigure = (
  { figures }: Pick<HistoricalYear, 'figures'>,
  name: string | null,
): HistoricalFigure | undefined => (name === null ? undefined : figures[name]);
