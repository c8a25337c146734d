import type { Result } from '@finance-analyst/foundation';
import { commonEquityOf, type FiscalPeriod, type StatementLine } from '@finance-analyst/market';
import { isDepreciationAlone } from '../company-defaults/depreciationOf.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { newestFundsFromOperations } from '../funds-from-operations-defaults/fundsFromOperations.js';
import type { MultipleMetric } from './MultipleName.js';

/** A figure that a multiple divides by, and the filed figures that it was computed from. */
export interface TrailingMetric {
  readonly figure: Result<number>;
  readonly sources: readonly AssumptionSource[];
}

/** What each multiple divides by over twelve months, in the currency of the statements, or why it is unknown. */
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
 * restructuring; EBITDA is EBIT before all depreciation and amortization. Net income is after preferred dividends, book
 * value is the equity of common shareholders. FFO is that of the fiscal year where the period leaves a part of it out.
 * Many filers report amortization and preferred dividends once a year: where the period leaves them out, they are those of
 * the fiscal year `year`.
 */
export function trailingMetrics(period: FiscalPeriod, year: FiscalPeriod = period): TrailingMetrics {
  const missing = (line: StatementLine): TrailingMetric => ({
    figure: {
      ok: false,
      reason: `No ${names[line] ?? line} reported for ${period.label} under the tags checked.`,
    },
    sources: [],
  });
  const sumOf = (
    sources: readonly AssumptionSource[],
    value = sources.reduce((total, { figure }) => total + figure.value, 0),
  ): TrailingMetric => ({
    figure: { ok: true, value },
    sources,
  });
  const filed = (line: StatementLine): TrailingMetric => {
    const source = sourceOf(period, line);
    return source ? sumOf([source]) : missing(line);
  };
  const operatingIncome = sourceOf(period, 'operatingIncome');
  const oneOffs = sourceOf(period, 'impairmentAndRestructuring');
  const ebit = operatingIncome && [operatingIncome, ...(oneOffs ? [oneOffs] : [])];
  const depreciation = sourceOf(period, 'depreciation');
  const amortization =
    depreciation && isDepreciationAlone(depreciation.figure)
      ? (sourceOf(period, 'intangibleAmortization') ?? sourceOf(year, 'intangibleAmortization'))
      : null;
  const equity = commonEquityOf(period);
  const income = commonIncomeOf(period, year);
  const ffo = newestFundsFromOperations(period, year);
  return {
    revenue: filed('revenue'),
    ebit: ebit ? sumOf(ebit) : missing('operatingIncome'),
    ebitda: !ebit
      ? missing('operatingIncome')
      : depreciation
        ? sumOf([...ebit, depreciation, ...(amortization ? [amortization] : [])])
        : missing('depreciation'),
    netIncome: income ? sumOf(income.sources, income.value) : missing('netIncome'),
    ffo: ffo ? sumOf(ffo.sources, ffo.value) : missing(income ? 'depreciation' : 'netIncome'),
    bookValue: equity
      ? {
          figure: { ok: true, value: equity.value },
          sources: equity.lines.flatMap((line) => sourceOf(period, line) ?? []),
        }
      : missing('shareholdersEquity'),
  };
}
