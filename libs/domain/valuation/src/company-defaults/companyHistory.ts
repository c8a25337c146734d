import type { CompanyFundamentals } from '@finance-analyst/market';
import type { CompanyDefaults } from './CompanyDefaults.js';
import { reportedHistory } from './reportedHistory.js';
import { withMissingYears } from './withMissingYears.js';

/** The most fiscal years of a model's history. */
export const mostHistory = 10;

/** The fiscal years of a model's history, and its reported inputs. */
export type CompanyHistory = Pick<CompanyDefaults, 'historicalYears' | 'reported'>;

const histories = new WeakMap<CompanyFundamentals, CompanyHistory>();

/** Up to ten fiscal years, with a year without figures for each that is missing. */
export function companyHistory(fundamentals: CompanyFundamentals): CompanyHistory {
  const known = histories.get(fundamentals);
  if (known) return known;
  const historicalYears = withMissingYears(fundamentals.annual).slice(-mostHistory);
  const history = { historicalYears, reported: reportedHistory(historicalYears) };
  histories.set(fundamentals, history);
  return history;
}
