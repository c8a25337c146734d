import type { CompanyFundamentals, FiscalPeriod, StatementLine } from '@finance-analyst/market';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { FiledYear, HistoricalFigure } from './HistoricalYear.js';
import { operatingWorkingCapital } from './operatingWorkingCapital.js';

type Known = Extract<HistoricalFigure, { ok: true }>;

const names: Partial<Record<StatementLine, string>> = {
  revenue: 'revenue',
  operatingIncome: 'operating income',
  incomeTax: 'income tax',
  incomeBeforeTax: 'income before tax',
  depreciation: 'depreciation',
  capitalExpenditure: 'capital expenditure',
};

function filed(period: FiscalPeriod, line: StatementLine): HistoricalFigure {
  const source = sourceOf(period, line);
  return source
    ? { ok: true, value: source.figure.value, formula: source.figure.derivation, sources: [source] }
    : {
        ok: false,
        reason: `No ${names[line] ?? line} reported for ${period.label} under the tags checked.`,
      };
}

/** Computes from figures if all are available, or returns the first reason one is not. */
function computed(
  formula: string,
  operands: readonly HistoricalFigure[],
  compute: (...values: readonly number[]) => number,
): HistoricalFigure {
  const missing = operands.find((operand) => !operand.ok);
  if (missing) return missing;
  const known = operands.filter((operand): operand is Known => operand.ok);
  const value = compute(...known.map((operand) => operand.value));
  if (!Number.isFinite(value)) return { ok: false, reason: `${formula}: the divisor is 0.` };
  return { ok: true, value, formula, sources: known.flatMap((operand) => operand.sources) };
}

function workingCapitalOf(period: FiscalPeriod): HistoricalFigure {
  const capital = operatingWorkingCapital(period);
  return capital
    ? { ok: true, value: capital.value, formula: capital.composition, sources: capital.sources }
    : {
        ok: false,
        reason: `No working capital items reported on the ${period.label} balance sheet under the tags checked.`,
      };
}

/** The change, only between years whose balance sheets have the same items. */
function workingCapitalChange(period: FiscalPeriod, previous: FiscalPeriod | undefined): HistoricalFigure {
  if (!previous) return { ok: false, reason: `No year before ${period.label} is available.` };
  const now = operatingWorkingCapital(period);
  const before = operatingWorkingCapital(previous);
  if (now && before && now.lines.join() !== before.lines.join())
    return {
      ok: false,
      reason: `The balance sheets of ${previous.label} and ${period.label} report different working capital items.`,
    };
  return computed(
    'working capital less the prior year’s',
    [workingCapitalOf(period), workingCapitalOf(previous)],
    (current = 0, prior = 0) => current - prior,
  );
}

const quotient = (above = 0, below = 0): number => above / below;

function yearOf(period: FiscalPeriod, previous: FiscalPeriod | undefined): FiledYear {
  const revenue = filed(period, 'revenue');
  const operatingIncome = filed(period, 'operatingIncome');
  const depreciation = filed(period, 'depreciation');
  const capitalExpenditure = filed(period, 'capitalExpenditure');
  const workingCapital = workingCapitalOf(period);
  const change = workingCapitalChange(period, previous);
  const taxRate = effectiveTaxRate(period);
  const operatingTaxes = operatingTaxesOf(operatingIncome, filed(period, 'incomeBeforeTax'), taxRate);
  return {
    period,
    modelPeriod: null,
    figures: {
      revenue,
      revenue_growth: previous
        ? computed(
            'revenue over the prior year’s, less 1',
            [revenue, filed(previous, 'revenue')],
            (now = 0, before = 0) => now / before - 1,
          )
        : { ok: false, reason: `No year before ${period.label} is available.` },
      operating_income: operatingIncome,
      operating_margin: computed('operating income over revenue', [operatingIncome, revenue], quotient),
      operating_taxes: operatingTaxes,
      tax_rate: taxRate,
      depreciation,
      depreciation_rate: computed('depreciation over revenue', [depreciation, revenue], quotient),
      capital_expenditure: capitalExpenditure,
      capital_expenditure_rate: computed(
        'capital expenditure over revenue',
        [capitalExpenditure, revenue],
        quotient,
      ),
      working_capital: workingCapital,
      working_capital_rate: computed('working capital over revenue', [workingCapital, revenue], quotient),
      change_in_working_capital: change,
      free_cash_flow: computed(
        'operating income − operating taxes + depreciation − capital expenditure − change in working capital',
        [operatingIncome, operatingTaxes, depreciation, capitalExpenditure, change],
        (income = 0, taxes = 0, depreciated = 0, invested = 0, bound = 0) =>
          income - taxes + depreciated - invested - bound,
      ),
    },
  };
}

/** The effective rate on operating income; a loss, operating or before tax, bears no tax. */
function operatingTaxesOf(
  operatingIncome: HistoricalFigure,
  beforeTax: HistoricalFigure,
  rate: HistoricalFigure,
): HistoricalFigure {
  if (operatingIncome.ok && operatingIncome.value <= 0)
    return computed('no tax on an operating loss', [operatingIncome], () => 0);
  if (operatingIncome.ok && beforeTax.ok && beforeTax.value <= 0)
    return computed('no tax in a year with a loss before tax', [operatingIncome, beforeTax], () => 0);
  return computed(
    'operating income times the effective tax rate',
    [operatingIncome, rate],
    (income = 0, effective = 0) => income * effective,
  );
}

/** Income tax over income before tax; a loss before tax has no meaningful rate. */
function effectiveTaxRate(period: FiscalPeriod): HistoricalFigure {
  const before = filed(period, 'incomeBeforeTax');
  if (before.ok && before.value <= 0)
    return {
      ok: false,
      reason: `${period.label} shows a loss before tax, which has no meaningful tax rate.`,
    };
  return computed('income tax over income before tax', [filed(period, 'incomeTax'), before], quotient);
}

/** The fiscal years of a company in the terms of the free-cash-flow model, oldest first. */
export const historicalYears = (fundamentals: CompanyFundamentals): readonly FiledYear[] =>
  fundamentals.annual.map((period, index) => {
    const before = fundamentals.annual[index - 1];
    return yearOf(period, before?.fiscalYear === period.fiscalYear - 1 ? before : undefined);
  });
