import { forecastDriver } from '../forecastDriver.js';
import { forecastLine } from '../forecastLine.js';
import type { ForecastRow } from '../ForecastRow.js';

/** From revenue to present value, each driver beside its line. */
export const forecastRows: readonly ForecastRow[] = [
  forecastLine('revenue', 'Revenue', { history: 'revenue', weight: 'strong' }),
  forecastDriver('revenue_growth', 'Growth', [-1, 10]),
  forecastDriver('operating_margin', 'Operating margin', [-100, 1]),
  forecastLine('operating_income', 'Operating income', { history: 'operating_income' }),
  forecastLine('operating_taxes', 'Taxes', { history: 'operating_taxes', sign: -1 }),
  forecastDriver('tax_rate', 'Tax rate', [0, 1], { foldedInto: 'operating_taxes' }),
  forecastLine('depreciation', 'Depreciation', { history: 'depreciation' }),
  forecastDriver('depreciation_rate', 'Share of revenue', [0, 100], {
    fullLabel: 'Depreciation, share of revenue',
    foldedInto: 'depreciation',
    rateWords: 'of revenue',
  }),
  forecastLine('capital_expenditure', 'Capital expenditure', { history: 'capital_expenditure', sign: -1 }),
  forecastDriver('capital_expenditure_rate', 'Share of revenue', [0, 100], {
    fullLabel: 'Capital expenditure, share of revenue',
    foldedInto: 'capital_expenditure',
    rateWords: 'of revenue',
  }),
  forecastLine('change_in_working_capital', 'Change in working capital', {
    history: 'change_in_working_capital',
    sign: -1,
  }),
  forecastDriver('working_capital_rate', 'Working capital, share of revenue', [-100, 100], {
    foldedInto: 'change_in_working_capital',
    rateWords: 'of revenue',
  }),
  forecastLine('free_cash_flow', 'Free cash flow', { history: 'free_cash_flow', weight: 'total' }),
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
  'operating_income',
  'operating_taxes',
  'tax_rate',
  'depreciation',
  'depreciation_rate',
  'capital_expenditure',
  'capital_expenditure_rate',
]);
