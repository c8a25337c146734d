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

/** Operating income + amortization of acquired intangibles + impairment and restructuring; null without operating income. */
export function adjustedIncomeOf(period: FiscalPeriod): AdjustedIncome | null {
  const income = sourceOf(period, 'operatingIncome');
  if (!income) return null;
  const amortization = sourceOf(period, 'intangibleAmortization');
  const oneOffs = sourceOf(period, 'impairmentAndRestructuring');
  return {
    value: income.figure.value + (amortization?.figure.value ?? 0) + (oneOffs?.figure.value ?? 0),
    amortization: amortization?.figure.value ?? 0,
    oneOffs: oneOffs?.figure.value ?? 0,
    sources: [income, amortization, oneOffs].filter((source) => source !== null),
  };
}
