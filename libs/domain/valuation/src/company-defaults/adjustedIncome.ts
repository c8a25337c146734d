import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

/** Operating income before amortization of acquired intangibles and one-off items, with its parts. */
export interface AdjustedIncome {
  /** In the period's currency. */
  readonly value: number;
  readonly amortization: number;
  readonly oneOffs: number;
  readonly sources: readonly AssumptionSource[];
}

/**
 * Amortization of what was bought with businesses. The part that the filer renews by its own additions of software and
 * development is a cost of every year and stays in operating income.
 */
export const acquiredAmortizationOf = ({ figures }: FiscalPeriod): number =>
  Math.max((figures.intangibleAmortization?.value ?? 0) - (figures.capitalizedSoftware?.value ?? 0), 0);

/** The period whose amortization counts: many filers give it once a year, so that a period which leaves it out has that of `year`. */
export const amortizingPeriod = (period: FiscalPeriod, year?: FiscalPeriod): FiscalPeriod =>
  year && !period.figures.intangibleAmortization ? year : period;

/**
 * Operating income + amortization of acquired intangibles + impairment and restructuring; null without operating income.
 * Amortization that the period leaves out is that of the fiscal year `year`.
 */
export function adjustedIncomeOf(period: FiscalPeriod, year?: FiscalPeriod): AdjustedIncome | null {
  const income = sourceOf(period, 'operatingIncome');
  if (!income) return null;
  const amortizing = amortizingPeriod(period, year);
  const amortization = sourceOf(amortizing, 'intangibleAmortization');
  const additions = amortization && sourceOf(amortizing, 'capitalizedSoftware');
  const acquired = acquiredAmortizationOf(amortizing);
  const oneOffs = sourceOf(period, 'impairmentAndRestructuring');
  return {
    value: income.figure.value + acquired + (oneOffs?.figure.value ?? 0),
    amortization: acquired,
    oneOffs: oneOffs?.figure.value ?? 0,
    sources: [income, amortization, additions, oneOffs].filter((source) => source !== null),
  };
}
