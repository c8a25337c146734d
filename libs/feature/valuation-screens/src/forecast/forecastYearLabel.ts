import type { Valuation } from '@finance-analyst/valuation';
import { messages } from './messages.js';

/** The fiscal year of a forecast period: `2026`. */
export function forecastYearLabel({ history }: Pick<Valuation, 'history'>, period: number): string {
  const base = history.at(-1)?.period.fiscalYear;
  return base === undefined ? messages.yearNumber(period) : String(base + period);
}
