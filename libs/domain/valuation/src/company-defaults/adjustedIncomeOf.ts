import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { acquiredAmortizationOf, amortizingPeriod } from './acquiredAmortizationOf.js';

/** Operating income before amortization of acquired intangibles and one-off items, with its parts. */
export interface AdjustedIncome {
  /** In the period's currency. */
  readonly value: number;
  readonly amortization: number;
  readonly oneOffs: number;
  readonly sources: readonly AssumptionSource[];
}

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
