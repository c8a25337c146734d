import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { adjustedIncomeOf } from './adjustedIncome.js';
import { depreciationOf } from './depreciationOf.js';
import { fixedAssetsOf, goodwillOf, workingCapitalOf } from './operatingCapital.js';

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

const reportedInputs: Readonly<Record<string, (period: FiscalPeriod) => Reported>> = {
  reported_revenue: (period) => figure(period, 'revenue'),
  reported_operating_income: (period) => figure(period, 'operatingIncome'),
  reported_amortization: (period) => adjustedIncomeOf(period)?.amortization ?? null,
  reported_one_offs: (period) => adjustedIncomeOf(period)?.oneOffs ?? null,
  reported_tax_rate: effectiveTaxRate,
  reported_working_capital: (period) => workingCapitalOf(period)?.value ?? null,
  reported_fixed_assets: (period) => fixedAssetsOf(period)?.value ?? null,
  reported_goodwill_and_intangibles: (period) => goodwillOf(period)?.value ?? 0,
  reported_depreciation: depreciationOf,
  // Software is an investment where its amortization is added back.
  reported_capital_expenditure: (period) => {
    const expenditure = figure(period, 'capitalExpenditure');
    return expenditure === null ? null : expenditure + (figure(period, 'capitalizedSoftware') ?? 0);
  },
};

/** The history inputs of the template by name, a figure for each of the years; null where it was not reported. */
export const reportedHistory = (
  years: readonly FiscalPeriod[],
): Readonly<Record<string, readonly Reported[]>> =>
  Object.fromEntries(Object.entries(reportedInputs).map(([input, read]) => [input, years.map(read)]));

/** The filed figures that a reported input comes from, for the derivation of a past figure. */
const reportedFrom: Readonly<Record<string, (period: FiscalPeriod) => readonly (AssumptionSource | null)[]>> =
  {
    reported_revenue: (period) => [sourceOf(period, 'revenue')],
    reported_operating_income: (period) => [sourceOf(period, 'operatingIncome')],
    reported_amortization: (period) => [
      sourceOf(period, 'intangibleAmortization'),
      sourceOf(period, 'capitalizedSoftware'),
    ],
    reported_one_offs: (period) => [sourceOf(period, 'impairmentAndRestructuring')],
    reported_tax_rate: (period) => [sourceOf(period, 'incomeTax'), sourceOf(period, 'incomeBeforeTax')],
    reported_working_capital: (period) => workingCapitalOf(period)?.sources ?? [],
    reported_fixed_assets: (period) => fixedAssetsOf(period)?.sources ?? [],
    reported_goodwill_and_intangibles: (period) => goodwillOf(period)?.sources ?? [],
    reported_depreciation: (period) => [
      sourceOf(period, 'depreciation'),
      sourceOf(period, 'intangibleAmortization'),
    ],
    reported_capital_expenditure: (period) => [
      sourceOf(period, 'capitalExpenditure'),
      sourceOf(period, 'capitalizedSoftware'),
    ],
  };

/** The filed figures of a period behind a reported input; none for another input. */
export const filedBehind = (input: string, period: FiscalPeriod): readonly AssumptionSource[] =>
  (reportedFrom[input]?.(period) ?? []).filter((source) => source !== null);
