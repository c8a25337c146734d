import { forecastDriver } from '../forecastDriver.js';
import { forecastLine } from '../forecastLine.js';
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
  forecastLine('depreciation', 'Depreciation', { history: 'depreciation', weight: 'quiet' }),
  forecastDriver('depreciation_rate', 'Share of opening fixed assets', [0, 10], {
    fullLabel: 'Depreciation, share of opening fixed assets',
    history: 'depreciation_share',
    foldedInto: 'depreciation',
    rateWords: 'of fixed assets',
  }),
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
  forecastDriver('working_capital_rate', 'Working capital, share of revenue', [-100, 100], {
    history: 'working_capital_share',
    foldedInto: 'change_in_working_capital',
    rateWords: 'of revenue',
  }),
  forecastLine('amortization', 'Amortization of acquired intangibles', {
    history: 'amortization',
    sign: -1,
    weight: 'quiet',
  }),
  forecastDriver('acquired_amortization', 'Annual amortization', [0, 1e15], {
    fullLabel: 'Annual amortization of acquired intangibles',
    unit: 'amount',
    history: null,
    foldedInto: 'amortization',
    rateWords: 'a year',
  }),
  forecastLine('roic', 'ROIC', {
    fullLabel: 'ROIC before goodwill',
    unit: 'rate',
    history: 'roic',
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
