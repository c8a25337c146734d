import type { Valuation } from '@finance-analyst/valuation';

/**
 * The ISO date that a value is for: the model's valuation date if it has one, else the last day of its base year. Null
 * without either.
 */
export function valueDayOf({ history, rows }: Pick<Valuation, 'history' | 'rows'>): string | null {
  const chosen = rows.get('valuation_date')?.value;
  return typeof chosen === 'string' ? chosen : (history.at(-1)?.period.end ?? null);
}
