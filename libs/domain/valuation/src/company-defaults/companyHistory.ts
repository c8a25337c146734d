import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import type { CompanyDefaults } from './CompanyDefaults.js';
import { reportedHistory } from './reportedHistory.js';
import { withMissingYears } from './withMissingYears.js';

/** The most fiscal years of a model's history. */
export const mostHistory = 10;

/** The fiscal years of a model's history, and its reported inputs. */
export type CompanyHistory = Pick<CompanyDefaults, 'historicalYears' | 'reported'>;

const histories = new WeakMap<CompanyFundamentals, CompanyHistory>();

/** Up to ten fiscal years up to the newest complete one, with a year without figures for each that is missing. */
export function companyHistory(fundamentals: CompanyFundamentals): CompanyHistory {
  const known = histories.get(fundamentals);
  if (known) return known;
  const suitability = freeCashFlowSuitability(fundamentals);
  const complete: readonly FiscalPeriod[] = suitability.ok
    ? // A quarter is shown whatever it lacks.
      fundamentals.annual.filter(({ end, kind }) => kind !== 'annual' || end <= suitability.base.end)
    : fundamentals.annual;
  const historicalYears = withMissingYears(complete).slice(-mostHistory);
  const history = { historicalYears, reported: reportedHistory(historicalYears) };
  histories.set(fundamentals, history);
  return history;
}
