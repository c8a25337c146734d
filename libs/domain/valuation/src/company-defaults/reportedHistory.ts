import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { adjustedIncomeOf } from './adjustedIncomeOf.js';
import { depreciationOf } from './depreciationOf.js';
import { expenditureLines } from './expenditureLines.js';
import { fixedAssetsOf } from './fixedAssetsOf.js';
import { goodwillOf } from './goodwillOf.js';
import { workingCapitalOf } from './workingCapitalOf.js';

type Reported = number | null;

const figure = (period: FiscalPeriod, line: keyof FiscalPeriod['figures']): Reported =>
  period.figures[line]?.value ?? null;

/** Income tax over income before tax; 0 in a year with a loss, and null where the rate is beyond 0 to 100%. */
function effectiveTaxRate(period: FiscalPeriod): Reported {
  const tax = period.figures.incomeTax?.value;
  const before = period.figures.incomeBeforeTax?.value;
  const income = adjustedIncomeOf(period)?.value;
  if ((before !== undefined && before <= 0) || (income !== undefined && income <= 0)) return 0;
  if (tax === undefined || before === undefined) return null;
  const rate = tax / before;
  return rate >= 0 && rate <= 1 ? rate : null;
}

/**
 * Goodwill and acquired intangibles. A year that reports neither has none, unless it is not filed, lies beside a year with
 * some, or between such years: then only the figure is missing.
 */
function reportedGoodwill(period: FiscalPeriod, index: number, years: readonly FiscalPeriod[]): Reported {
  const filed = goodwillOf(period);
  if (filed) return filed.value;
  const isFiled = Object.keys(period.figures).length > 0;
  const first = years.findIndex((year) => goodwillOf(year));
  const last = years.findLastIndex((year) => goodwillOf(year));
  const isKnownNone = first === -1 || index < first - 1 || index > last + 1;
  return isFiled && isKnownNone ? 0 : null;
}

interface ReportedInput {
  /** The figure of one of the years, by its index. */
  readonly read: (period: FiscalPeriod, index: number, years: readonly FiscalPeriod[]) => Reported;
  /** The filed figures that it comes from; null for one that the period does not report. */
  readonly filed: (period: FiscalPeriod) => readonly (AssumptionSource | null)[];
}

const linesOf =
  (...lines: readonly StatementLine[]): ReportedInput['filed'] =>
  (period) =>
    lines.map((line) => sourceOf(period, line));

const reportedInputs: Readonly<Record<string, ReportedInput>> = {
  reported_revenue: { read: (period) => figure(period, 'revenue'), filed: linesOf('revenue') },
  reported_operating_income: {
    read: (period) => figure(period, 'operatingIncome'),
    filed: linesOf('operatingIncome'),
  },
  reported_amortization: {
    read: (period) => adjustedIncomeOf(period)?.amortization ?? null,
    filed: linesOf('intangibleAmortization', 'capitalizedSoftware'),
  },
  reported_one_offs: {
    read: (period) => adjustedIncomeOf(period)?.oneOffs ?? null,
    filed: linesOf('impairmentAndRestructuring'),
  },
  reported_tax_rate: { read: effectiveTaxRate, filed: linesOf('incomeTax', 'incomeBeforeTax') },
  reported_working_capital: {
    read: (period) => workingCapitalOf(period)?.value ?? null,
    filed: (period) => workingCapitalOf(period)?.sources ?? [],
  },
  reported_fixed_assets: {
    read: (period) => fixedAssetsOf(period)?.value ?? null,
    filed: (period) => fixedAssetsOf(period)?.sources ?? [],
  },
  reported_goodwill_and_intangibles: {
    read: reportedGoodwill,
    filed: (period) => goodwillOf(period)?.sources ?? [],
  },
  reported_depreciation: {
    read: (period) => depreciationOf(period),
    filed: linesOf('depreciation', 'intangibleAmortization'),
  },
  reported_capital_expenditure: {
    read: (period) =>
      figure(period, 'capitalExpenditure') === null
        ? null
        : expenditureLines.reduce((sum, line) => sum + (figure(period, line) ?? 0), 0),
    filed: linesOf(...expenditureLines),
  },
};

/** The history inputs of the template by name, a figure for each of the years; null where it was not reported. */
export const reportedHistory = (
  years: readonly FiscalPeriod[],
): Readonly<Record<string, readonly Reported[]>> =>
  Object.fromEntries(Object.entries(reportedInputs).map(([input, { read }]) => [input, years.map(read)]));

/** The filed figures of a period behind a reported input; none for another input. */
export const filedBehind = (input: string, period: FiscalPeriod): readonly AssumptionSource[] =>
  (reportedInputs[input]?.filed(period) ?? []).filter((source) => source !== null);
