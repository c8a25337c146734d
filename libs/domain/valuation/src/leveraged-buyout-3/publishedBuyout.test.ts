import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { leveragedBuyout3Model } from './leveragedBuyout3Model.js';

// Zidek, "Finance", a public repository, PE/full-lbo-model-business-services: data/lbo_assumptions.csv and
// forecast_drivers.csv, output/debt_schedule.csv and exit_scenarios.csv, in millions of dollars. Version 3 has one rate of
// depreciation on fixed assets, which fits the three years in which revenue grows at one rate.
const [revenue, growth] = [340, 0.07];
const [depreciation, capitalExpenditure, workingCapital] = [0.02, 0.025, 0.05];
const netInvestment = capitalExpenditure - depreciation;
// Depreciation stays 2% of revenue if fixed assets grow with it, by what capital expenditure exceeds depreciation.
const depreciationRate = (depreciation * growth) / netInvestment;

const model = leveragedBuyout3Model(3, 1);
const created = createEvaluator(model, {
  ...Object.fromEntries(
    model.inputs
      .filter(({ name }) => name.startsWith('reported_'))
      .map(({ name }): [string, InputValues[string]] => [name, [null]]),
  ),
  // Whole years: each of these has 365 days.
  valuation_date: '2024-12-31',
  balance_date: '2024-12-31',
  first_year_end: '2025-12-31',
  base_revenue: revenue,
  base_ebitda: 55,
  base_working_capital: revenue * workingCapital,
  base_fixed_assets: (depreciation * revenue * (1 + growth)) / depreciationRate,
  revenue_growth: growth,
  operating_margin: [0.165, 0.168, 0.17].map((margin) => margin - depreciation),
  acquired_amortization: 0,
  tax_rate: 0.25,
  sales_to_capital: 1 / ((netInvestment * (1 + growth)) / growth + workingCapital),
  working_capital_rate: workingCapital,
  depreciation_rate: depreciationRate,
  senior_leverage: 4,
  senior_spread: 0.08,
  senior_amortization: 0.05,
  subordinated_leverage: 1.5,
  // With the fee of 0.5% on a revolver of 20 that is never drawn: no cash is left for these notes, so their amount stays.
  subordinated_spread: 0.115 + (0.005 * 20) / (1.5 * 55),
  transaction_fee_rate: 0.02,
  exit_multiple: 9.5,
  required_return: 0.2331,
  offer_method: 'given',
  given_offer_price: 9.5 * 55,
  shares_outstanding: 1,
});
if (!created.ok) throw new Error(JSON.stringify(created.problems));
const { evaluator } = created;

it('[VALUATION-466] has the debt schedule of a published buyout in version 3, on its dates and its capital', () => {
  const printed = (name: string) => [1, 2, 3].map((year) => evaluator.number(name, year).toFixed(2));
  expect(printed('revenue')).toEqual(['363.80', '389.27', '416.51']);
  expect(printed('ebitda')).toEqual(['60.03', '65.40', '70.81']);
  expect(printed('ebita')).toEqual(['52.75', '57.61', '62.48']);
  expect(printed('interest')).toEqual(['27.19', '25.89', '24.25']);
  expect(printed('cash_flow')).toEqual(['16.16', '20.57', '25.23']);
  expect(printed('required_repayments')).toEqual(['11.00', '11.00', '11.00']);
  expect(printed('senior_sweep')).toEqual(['5.16', '9.57', '14.23']);
  expect(printed('senior_debt')).toEqual(['203.84', '183.27', '158.04']);
  expect(printed('total_debt')).toEqual(['286.34', '265.77', '240.54']);
});

it('[VALUATION-466] has its sources, its returns and the price that they allow', () => {
  expect(evaluator.number('senior_borrowed').toFixed(1)).toBe('220.0');
  expect(evaluator.number('subordinated_borrowed').toFixed(1)).toBe('82.5');
  expect(evaluator.number('exit_value', 3).toFixed(2)).toBe('672.67');
  expect(evaluator.number('exit_equity', 3).toFixed(2)).toBe('432.13');
  expect(evaluator.number('final_multiple_of_money').toFixed(2)).toBe('1.88');
  expect((evaluator.number('final_annual_return') * 100).toFixed(2)).toBe('23.31');
  // The return is printed to 0.01 points, over which the price moves by three years of discounting of what is paid in equity.
  const known = (3 * 0.00005 * 230.45) / 1.2331 / 1.02;
  expect(Math.abs(evaluator.number('enterprise_value') - 522.5)).toBeLessThan(known);
});
