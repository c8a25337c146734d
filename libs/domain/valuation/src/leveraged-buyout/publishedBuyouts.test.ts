import { describe, expect, it } from 'vitest';
import { evaluateTemplate } from '../testing/evaluateTemplate.js';
import { leveragedBuyoutTemplate as template } from './leveragedBuyoutTemplate.js';

describe('published leveraged buyouts with interest, required repayments and a cash sweep', () => {
  // Zidek, "Finance", a public repository, PE/full-lbo-model-business-services: data/lbo_assumptions.csv and
  // forecast_drivers.csv, output/debt_schedule.csv and exit_scenarios.csv, in millions of dollars.
  const sevenYears = [1, 2, 3, 4, 5, 6, 7];
  const evaluator = evaluateTemplate(
    template,
    {
      base_revenue: 340,
      base_ebitda: 55,
      base_working_capital: 340 * 0.05,
      revenue_growth: [0.07, 0.07, 0.07, 0.06, 0.06, 0.06, 0.05],
      ebitda_margin: [0.165, 0.168, 0.17, 0.172, 0.173, 0.174, 0.175],
      depreciation_rate: 0.02,
      capital_expenditure_rate: 0.025,
      working_capital_rate: 0.05,
      tax_rate: 0.25,
      entry_multiple: 9.5,
      exit_multiple: 9.5,
      transaction_fees: 0.02 * 9.5 * 55,
      senior_leverage: 4,
      senior_rate: 0.08,
      senior_amortization: 0.05,
      subordinated_leverage: 1.5,
      // With the fee of 0.5% on a revolver of 20 that is never drawn: no cash is left for these notes, so their amount stays.
      subordinated_rate: 0.115 + (0.005 * 20) / (1.5 * 55),
    },
    7,
  );
  const printed = (name: string) => sevenYears.map((year) => evaluator.number(name, year).toFixed(2));

  it('[VALUATION-466] has every line of a debt schedule over seven years', () => {
    expect(printed('revenue')).toEqual([
      ...['363.80', '389.27', '416.51', '441.51', '468.00', '496.08', '520.88'],
    ]);
    expect(printed('ebitda')).toEqual(['60.03', '65.40', '70.81', '75.94', '80.96', '86.32', '91.15']);
    expect(printed('interest')).toEqual(['27.19', '25.89', '24.25', '22.23', '19.81', '17.00', '13.75']);
    expect(printed('cash_flow')).toEqual(['16.16', '20.57', '25.23', '30.20', '35.18', '40.66', '46.40']);
    expect(printed('required_repayments')).toEqual(sevenYears.map(() => '11.00'));
    expect(printed('senior_sweep')).toEqual(['5.16', '9.57', '14.23', '19.20', '24.18', '29.66', '35.40']);
    expect(printed('senior_debt')).toEqual([
      ...['203.84', '183.27', '158.04', '127.84', '92.66', '52.00', '5.60'],
    ]);
    expect(printed('subordinated_debt')).toEqual(sevenYears.map(() => '82.50'));
    expect(printed('total_debt')).toEqual([
      ...['286.34', '265.77', '240.54', '210.34', '175.16', '134.50', '88.10'],
    ]);
  });

  it.each([
    [3, '672.67', '432.13', '1.88', '23.31'],
    [5, '769.15', '593.99', '2.58', '20.85'],
    [7, '865.96', '777.86', '3.38', '18.98'],
  ])('[VALUATION-466] has the returns of an exit in year %i', (year, value, equity, multiple, percent) => {
    expect(evaluator.number('exit_value', year).toFixed(2)).toBe(value);
    expect(evaluator.number('exit_equity', year).toFixed(2)).toBe(equity);
    expect(evaluator.number('multiple_of_money', year).toFixed(2)).toBe(multiple);
    expect((evaluator.number('annual_return', year) * 100).toFixed(2)).toBe(percent);
  });

  // Athena, "Paper LBO Case Study", in its public repository athena-portal, content/private-equity-interview-prep: a distributor,
  // in millions of dollars. The case estimates what follows the first year.
  it('[VALUATION-466] has the sources and uses and the first year of a paper buyout with fees', () => {
    const years = [1, 2, 3, 4, 5];
    const revenue = (year: number) => 225 * 1.05 ** year;
    const paper = evaluateTemplate(template, {
      base_revenue: 225,
      base_ebitda: 45,
      base_working_capital: 225 * 0.01,
      revenue_growth: 0.05,
      ebitda_margin: 0.2,
      depreciation_rate: years.map((year) => 8 / revenue(year)),
      capital_expenditure_rate: years.map((year) => 10 / revenue(year)),
      working_capital_rate: 0.01,
      tax_rate: 0.25,
      entry_multiple: 8.5,
      exit_multiple: 8.5,
      transaction_fees: 7.5,
      senior_leverage: 4,
      senior_rate: 0.06,
      senior_amortization: 0.05,
      subordinated_leverage: 1.5,
      subordinated_rate: 0.1,
    });
    const total = (name: string) => paper.number(name).toFixed(1);
    expect(['purchase_price', 'total_uses', 'senior_borrowed', 'subordinated_borrowed'].map(total)).toEqual([
      ...['382.5', '390.0', '180.0', '67.5'],
    ]);
    // 127.5 of the sponsor and 15 of management, which have equal terms.
    expect(total('sponsor_equity')).toBe('142.5');
    const firstYear = (name: string) => paper.number(name, 1);
    expect(firstYear('senior_interest').toFixed(1)).toBe('10.8');
    expect(firstYear('subordinated_interest')).toBeCloseTo(6.75, 12);
    expect(firstYear('taxes').toFixed(1)).toBe('5.4');
    expect(firstYear('cash_flow').toFixed(1)).toBe('14.2');
    expect(firstYear('senior_sweep').toFixed(1)).toBe('5.2');
  });
});
