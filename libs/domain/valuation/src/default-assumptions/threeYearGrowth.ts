import { compoundAnnualGrowthRate } from '@finance-analyst/finance-math';
import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from './Assumption.js';
import { sourceOf, yearsOfHistory } from './statementHistory.js';

/** A growth rate with the figures behind it. */
export interface FiledGrowth {
  /** An annual fraction. */
  readonly value: number;
  /** The years that it spans. */
  readonly years: number;
  /** Oldest first. */
  readonly sources: readonly AssumptionSource[];
}

/** Compound growth of revenue over up to three fiscal years; null without two years of revenue above 0. */
export function threeYearGrowth(years: readonly FiscalPeriod[]): FiledGrowth | null {
  const reported = years.flatMap((year) => {
    const source = sourceOf(year, 'revenue');
    return source && source.figure.value > 0 ? [{ fiscalYear: year.fiscalYear, source }] : [];
  });
  const last = reported.at(-1);
  // By the years' own numbers: a year missing from the filings still passed.
  const first = last && reported.find(({ fiscalYear }) => fiscalYear >= last.fiscalYear - yearsOfHistory);
  if (!first || !last) return null;
  const span = last.fiscalYear - first.fiscalYear;
  const growth = compoundAnnualGrowthRate(first.source.figure.value, last.source.figure.value, span);
  return growth.ok ? { value: growth.value, years: span, sources: [first.source, last.source] } : null;
}
