import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { freeCashFlowToFirm2Model } from './freeCashFlowToFirm2Model.js';

const years = 5;
const unreported = Object.fromEntries(
  [
    'revenue',
    'operating_income',
    'amortization',
    'one_offs',
    'tax_rate',
    'working_capital',
    'fixed_assets',
    'goodwill_and_intangibles',
    'depreciation',
    'capital_expenditure',
  ].map((line) => [`reported_${line}`, [null]]),
);

interface Published {
  readonly revenue: number;
  readonly operatingIncome: number;
  readonly taxRate: number;
  /** Growth of revenue and operating income. */
  readonly growth: number;
  /** Share of NOPAT. */
  readonly reinvestmentRate: number;
  readonly terminalGrowth: number;
  readonly more: InputValues;
}

/** A published valuation with flows at year ends, a constant margin and a constant reinvestment rate. */
function evaluate(given: Published): Evaluator {
  const margin = given.operatingIncome / given.revenue;
  // What makes reinvestment a constant share of NOPAT: revenue added over the share of NOPAT, both in the same year.
  const salesToCapital =
    given.growth / ((1 + given.growth) * margin * (1 - given.taxRate) * given.reinvestmentRate);
  const created = createEvaluator(freeCashFlowToFirm2Model(years, 1), {
    ...unreported,
    valuation_date: '2003-12-31',
    balance_date: '2003-12-31',
    first_year_end: '2004-12-31',
    base_revenue: given.revenue,
    base_working_capital: 0,
    base_fixed_assets: 0,
    revenue_growth: given.growth,
    operating_margin: margin,
    acquired_amortization: 0,
    tax_rate: given.taxRate,
    terminal_tax_rate: given.taxRate,
    sales_to_capital: salesToCapital,
    working_capital_rate: 0,
    depreciation_rate: 0,
    terminal_growth: given.terminalGrowth,
    discounting: 'end_of_year',
    shares_outstanding: 1,
    ...given.more,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
}

/** The model counts actual days over 365, the book whole years: two leap days in five years. */
const inWholeYears = (evaluator: Evaluator): number => {
  const wacc = evaluator.number('wacc');
  let value = 0;
  for (let year = 1; year <= years; year += 1)
    value += evaluator.number('free_cash_flow', year) / (1 + wacc) ** year;
  return value + evaluator.number('terminal_value') / (1 + wacc) ** years;
};

describe('published valuations', () => {
  // Damodaran, Damodaran on Valuation, 2nd ed., 2006, Illustration 15.3: in millions of dollars.
  it.each([
    {
      company: 'Gillette',
      revenue: 10_477,
      operatingIncome: 2645,
      growth: 0.5 * 0.25 * 0.65,
      reinvestmentRate: 0.5,
      beta: 0.9,
      wacc: 0.0739,
      value: 29_482,
    },
    {
      company: 'Procter & Gamble',
      revenue: 56_741,
      operatingIncome: 10_927,
      growth: 0.4 * (10_927 / 38_119) * 0.65,
      reinvestmentRate: 0.4,
      beta: 0.8,
      wacc: 0.0703,
      value: 128_985,
    },
  ])('[VALUATION-140] values $company as Damodaran does', (published) => {
    const evaluator = evaluate({
      ...published,
      taxRate: 0.35,
      terminalGrowth: 0.0425,
      more: {
        risk_free_rate: 0.0425,
        equity_risk_premium: 0.04,
        beta: published.beta,
        cost_of_debt: 0.05,
        interest_tax_rate: 0.35,
        debt_weight: 0.1,
      },
    });
    expect(evaluator.number('wacc')).toBeCloseTo(published.wacc, 10);
    expect(Math.round(inWholeYears(evaluator))).toBe(published.value);
    expect(evaluator.number('enterprise_value') / published.value).toBeCloseTo(1, 3);
  });

  // The same book, Illustration 6.2 (Titan Cement, March 2005): in millions of euros, with its bridge.
  // The rates are printed to two decimals of a percent, so the value is known to about 0.1%.
  it('[VALUATION-140] values Titan Cement as Damodaran does, with other rates after the forecast', () => {
    const evaluator = evaluate({
      revenue: 1000,
      operatingIncome: 231.8,
      taxRate: 0.2547,
      growth: 0.2854 * 0.1925,
      reinvestmentRate: 0.2854,
      terminalGrowth: 0.0341,
      more: {
        wacc_method: 'given',
        given_wacc: 0.0678,
        terminal_wacc_method: 'given',
        given_terminal_wacc: 0.0657,
        terminal_tax_rate: 0.33,
        cash: 76.8,
        debt: 414.25,
        minority_interest: 45.9,
      },
    });
    expect(evaluator.number('terminal_reinvestment_rate')).toBeCloseTo(0.5193, 3);
    const operatingAssets = inWholeYears(evaluator);
    expect(Math.abs(operatingAssets / 2897.42 - 1)).toBeLessThan(0.001);
    const bridge = evaluator.number('equity_value') - evaluator.number('enterprise_value');
    expect(2897.42 + bridge).toBeCloseTo(2514.07, 9);
  });
});
