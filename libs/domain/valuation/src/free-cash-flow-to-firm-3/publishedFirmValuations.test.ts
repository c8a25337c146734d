import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { freeCashFlowToFirm3Model } from './freeCashFlowToFirm3Model.js';

/** The sheets count whole years. Every year from 2097 to 2103 has 365 days, so that the model counts them too. */
const wholeYears: InputValues = {
  valuation_date: '2096-12-31',
  balance_date: '2096-12-31',
  first_year_end: '2097-12-31',
  discounting: 'end_of_year',
};
const unreported = Object.fromEntries(
  freeCashFlowToFirm3Model(5, 1)
    .inputs.filter(({ name }) => name.startsWith('reported_'))
    .map(({ name }) => [name, [null]]),
);

function evaluate(inputs: InputValues): Evaluator {
  const created = createEvaluator(freeCashFlowToFirm3Model(5, 1), {
    ...unreported,
    ...wholeYears,
    ...inputs,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
}

/** Each printed figure with the decimals that it is printed with. */
function expectPrinted(evaluator: Evaluator, printed: Readonly<Record<string, string>>): void {
  for (const [name, figure] of Object.entries(printed)) {
    const decimals = figure.split('.')[1]?.length ?? 0;
    expect([name, evaluator.number(name).toFixed(decimals)]).toEqual([name, figure]);
  }
}

function expectPrintedByYear(
  evaluator: Evaluator,
  printed: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [name, figures] of Object.entries(printed)) {
    const decimals = figures[0]?.split('.')[1]?.length ?? 0;
    expect([name, figures.map((_, index) => evaluator.number(name, index + 1).toFixed(decimals))]).toEqual([
      name,
      figures,
    ]);
  }
}

describe('published valuations by version 3', () => {
  // Damodaran, "Two-Stage FCFF Discount Model", fcff2st.xls, the example saved in it: in millions of dollars.
  it('[VALUATION-461] has every line of a two-stage valuation with capital expenditure, working capital and options', () => {
    const [revenue, operatingIncome, taxRate] = [16_701, 5186, 0.2849];
    const [netCapitalExpenditure, changeInWorkingCapital, workingCapital] = [2152 - 1228, 499, 3755];
    const [openingDebt, openingEquity, debt, marketValue] = [1315, 12_156, 1822, 125.5 * 993.57];
    // Growth is return on capital × reinvestment rate, in which after-tax operating income cancels.
    const growth = (netCapitalExpenditure + changeInWorkingCapital) / (openingDebt + openingEquity);
    // Net capital expenditure grows with revenue, and working capital keeps its share of it.
    const salesToCapital =
      1 / ((netCapitalExpenditure * (1 + growth)) / (revenue * growth) + workingCapital / revenue);
    const evaluator = evaluate({
      base_revenue: revenue,
      base_working_capital: workingCapital,
      base_fixed_assets: openingDebt + openingEquity - workingCapital,
      revenue_growth: growth,
      operating_margin: operatingIncome / revenue,
      acquired_amortization: 0,
      tax_rate: taxRate,
      terminal_tax_rate: taxRate,
      sales_to_capital: salesToCapital,
      working_capital_rate: workingCapital / revenue,
      depreciation_rate: 0,
      risk_free_rate: 0.053,
      equity_risk_premium: 0.055,
      beta: 0.8,
      cost_of_debt: 0.055,
      interest_tax_rate: taxRate,
      debt_weight: debt / (debt + marketValue),
      terminal_growth: 0.06,
      ronic_method: 'given',
      given_ronic: 0.12,
      cash: 500,
      debt,
      shares_outstanding: 993.57,
    });
    expectPrinted(evaluator, {
      cost_of_equity: '0.097',
      wacc: '0.09616948',
      terminal_nopat: '6494.7542',
      terminal_reinvestment_rate: '0.5',
      terminal_value: '89782.256',
      present_value_of_cash_flows: '12446.562',
      present_value_of_terminal_value: '56728.591',
      enterprise_value: '69175.152',
      equity_value: '67853.152',
    });
    expectPrintedByYear(evaluator, {
      nopat: ['4100.25', '4533.38', '5012.26', '5541.73', '6127.13'],
      // Without depreciation, capital expenditure is the net one.
      capital_expenditure: ['1021.61', '1129.52', '1248.84', '1380.76', '1526.62'],
      change_in_working_capital: ['396.66', '438.56', '484.88', '536.10', '592.74'],
      free_cash_flow: ['2681.99', '2965.30', '3278.54', '3624.87', '4007.78'],
      present_value: ['2446.69', '2467.82', '2489.13', '2510.62', '2532.30'],
    });
    // The sheet subtracts options at a value of 1,500; the template counts them as shares instead.
    expect(((evaluator.number('equity_value') - 1500) / 993.57).toFixed(4)).toBe('66.7826');
  });

  // Damodaran, fcffginzulambda.xls, the example saved in it (a Korean shipbuilder), sheets "Master Inputs" and "Valuation
  // Model": in millions of dollars, from local currency at 2.0 for flows and 2.05 for balances.
  it('[VALUATION-461] has every line of a valuation with country risk, other rates after the forecast, and a bridge', () => {
    const [flows, balances] = [2, 2.05];
    const [revenue, operatingIncome, taxRate] = [15_533 / flows, 1751 / flows, 0.275];
    const reinvestmentRate = 0.5;
    const growth = reinvestmentRate * 0.3;
    const margin = operatingIncome / revenue;
    // Book debt of 188 for three years at interest of 11.4, at the cost of debt.
    const costOfDebt = 0.0655;
    const debt = (11.4 * (1 - 1 / (1 + costOfDebt) ** 3)) / costOfDebt + 188 / (1 + costOfDebt) ** 3;
    const stableCostOfEquity = 0.05 + 1.2 * 0.06 + 0.25 * 0.008;
    const evaluator = evaluate({
      base_revenue: revenue,
      base_working_capital: 0,
      base_fixed_assets: 3390 / 1.9,
      revenue_growth: growth,
      operating_margin: margin,
      acquired_amortization: 0,
      tax_rate: taxRate,
      terminal_tax_rate: taxRate,
      sales_to_capital: growth / ((1 + growth) * margin * (1 - taxRate) * reinvestmentRate),
      working_capital_rate: 0,
      depreciation_rate: 0,
      risk_free_rate: 0.05,
      equity_risk_premium: 0.06,
      beta: 1.5,
      country_risk_premium: 0.25 * 0.0263,
      cost_of_debt: costOfDebt,
      interest_tax_rate: taxRate,
      debt_weight: debt / (debt + 365 * 76),
      terminal_wacc_method: 'given',
      given_terminal_wacc: 0.9 * stableCostOfEquity + 0.1 * 0.0575 * (1 - taxRate),
      terminal_growth: 0.05,
      cash: 3612 / balances,
      non_operating_assets: 3937.068 / balances,
      debt: debt / balances,
      shares_outstanding: 76,
    });
    expectPrinted(evaluator, {
      cost_of_equity: '0.146575',
      wacc: '0.14591651',
      terminal_wacc: '0.11576875',
      terminal_reinvestment_rate: '0.4318955',
      terminal_nopat: '1340.51802',
      terminal_value: '11579.27355',
      present_value_of_cash_flows: '1603.88880',
      present_value_of_terminal_value: '5860.25396',
      enterprise_value: '7464.14276',
      equity_value: '11056.08739',
      value_per_share: '145.47483',
    });
    expectPrintedByYear(evaluator, {
      nopat: ['729.94812', '839.44034', '965.35640', '1110.15985', '1276.68383'],
      free_cash_flow: ['364.97406', '419.72017', '482.67820', '555.07993', '638.34192'],
      present_value: ['318.49970', '319.63468', '320.77370', '321.91678', '323.06394'],
    });
    expect((evaluator.number('value_per_share') * balances).toFixed(5)).toBe('298.22341');
  });
});
