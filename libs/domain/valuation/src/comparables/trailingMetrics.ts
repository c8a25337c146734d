import type { Result } from '@finance-analyst/foundation';
import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import { adjustedIncomeOf } from '../company-defaults/adjustedIncome.js';
import { depreciationOf } from '../company-defaults/depreciationOf.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { MultipleMetric } from './MultipleName.js';

/** A figure that a multiple divides by, and the filed figures that it was computed from. */
export interface TrailingMetric {
  readonly figure: Result<number>;
  readonly sources: readonly AssumptionSource[];
}

export type TrailingMetrics = Readonly<Record<MultipleMetric, TrailingMetric>>;

const names: Partial<Record<StatementLine, string>> = {
  revenue: 'revenue',
  operatingIncome: 'operating income',
  depreciation: 'depreciation',
  netIncome: 'net income',
  shareholdersEquity: 'shareholders’ equity',
};

/**
 * What multiples divide by, in a period and its balance sheet. EBIT is operating income before impairment and
 * restructuring, EBITDA is it before depreciation and amortization, book value is shareholders’ equity less preferred
 * equity.
 */
export function trailingMetrics(period: FiscalPeriod): TrailingMetrics {
  const missing = (line: StatementLine): TrailingMetric => ({
    figure: {
      ok: false,
      reason: `No ${names[line] ?? line} reported for ${period.label} under the tags checked.`,
    },
    sources: [],
  });
  const filed = (line: StatementLine, less?: StatementLine): TrailingMetric => {
    const source = sourceOf(period, line);
    const deduction = less && sourceOf(period, less);
    if (!source) return missing(line);
    return {
      figure: { ok: true, value: source.figure.value - (deduction?.figure.value ?? 0) },
      sources: [source, ...(deduction ? [deduction] : [])],
    };
  };
  const income = adjustedIncomeOf(period);
  const depreciation = depreciationOf(period);
  const depreciationSource = sourceOf(period, 'depreciation');
  const operatingIncome = sourceOf(period, 'operatingIncome');
  const oneOffs = sourceOf(period, 'impairmentAndRestructuring');
  return {
    revenue: filed('revenue'),
    ebit: operatingIncome
      ? {
          figure: { ok: true, value: operatingIncome.figure.value + (oneOffs?.figure.value ?? 0) },
          sources: [operatingIncome, ...(oneOffs ? [oneOffs] : [])],
        }
      : missing('operatingIncome'),
    ebitda: !income
      ? missing('operatingIncome')
      : depreciation === null || !depreciationSource
        ? missing('depreciation')
        : {
            figure: { ok: true, value: income.value + depreciation },
            sources: [...income.sources, depreciationSource],
          },
    netIncome: filed('netIncome'),
    bookValue: filed('shareholdersEquity', 'preferredEquity'),
  };
}
