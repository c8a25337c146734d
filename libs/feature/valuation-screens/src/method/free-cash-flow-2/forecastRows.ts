import { forecastDriver } from '../forecastDriver.js';
import { forecastLine } from '../forecastLine.js';
import { amortizationRows, depreciationRows, workingCapitalRate } from '../capitalRows.js';
import type { ForecastRow } from '../ForecastRow.js';

/** From revenue to free cash flow as NOPAT less reinvestment, then its detail and its present value. */
export const forecastRows: readonly ForecastRow[] = [
  forecastLine('revenue', 'Revenue', { history: 'revenue', weight: 'strong' }),
  forecastDriver('revenue_growth', 'Growth', [-1, 10], { history: 'growth_of_revenue' }),
  forecastDriver('operating_margin', 'Operating margin', [-100, 1], { history: 'margin_of_revenue' }),
  forecastLine('ebita', 'EBITA', { history: 'ebita' }),
  forecastLine('operating_taxes', 'Taxes', { history: 'operating_taxes', sign: -1 }),
  forecastDriver('tax_rate', 'Tax rate', [0, 1], { history: 'tax_share', foldedInto: 'operating_taxes' }),
  forecastLine('nopat', 'NOPAT', { history: 'nopat', weight: 'strong' }),
  forecastLine('reinvestment', 'Increase in invested capital', { history: 'reinvestment', sign: -1 }),
  forecastDriver('sales_to_capital', 'Revenue added per unit of capital', [0.01, 1000], {
    unit: 'multiple',
    history: 'reinvestment_turnover',
    foldedInto: 'reinvestment',
    rateWords: 'sales to capital',
  }),
  forecastLine('free_cash_flow', 'Free cash flow', { history: 'free_cash_flow', weight: 'total' }),
  ...depreciationRows,
  forecastLine('capital_expenditure', 'Capital expenditure', {
    history: 'capital_expenditure',
    sign: -1,
    weight: 'quiet',
  }),
  forecastLine('change_in_working_capital', 'Change in working capital', {
    history: 'change_in_working_capital',
    sign: -1,
    weight: 'quiet',
  }),
  workingCapitalRate,
  ...amortizationRows,
  forecastLine('roic', 'ROIC', {
    fullLabel: 'ROIC before goodwill',
    unit: 'rate',
    history: 'roic',
    weight: 'quiet',
  }),
  forecastLine('roic_with_goodwill', 'ROIC with goodwill', {
    fullLabel: 'ROIC with goodwill, on closing capital',
    unit: 'rate',
    history: 'roic_with_goodwill',
    weight: 'quiet',
  }),
  forecastLine('incremental_roic', 'Incremental ROIC, 3-yr', {
    fullLabel: 'Incremental ROIC before goodwill, 3-yr',
    unit: 'rate',
    history: 'incremental_roic',
    weight: 'quiet',
  }),
  forecastLine('discount_factor', 'Discount factor', {
    unit: 'factor',
    weight: 'quiet',
    choice: { input: 'discounting', words: { mid_year: 'mid-year', end_of_year: 'year-end' } },
  }),
  forecastLine('present_value', 'Present value'),
];

export const quarterRows: ReadonlySet<string> = new Set([
  'revenue',
  'revenue_growth',
  'operating_margin',
  'ebita',
  'operating_taxes',
  'tax_rate',
  'nopat',
  'depreciation',
  'capital_expenditure',
  'amortization',
]);
