import type { Valuation } from '@finance-analyst/valuation';
import { messages } from './messages.js';

/** The fiscal year that a forecast period stands for: `2026`. */
export function forecastYearLabel({ history }: Pick<Valuation, 'history'>, period: number): string {
  const base = history.at(-1)?.period.fiscalYear;
  return base === undefined ? messages.yearNumber(period) : String(base + period);
}
