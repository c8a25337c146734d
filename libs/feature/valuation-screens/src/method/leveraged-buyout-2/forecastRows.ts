import { forecastDriver } from '../forecastDriver.js';
import { forecastLine } from '../forecastLine.js';
import { amortizationRows, depreciationRows, workingCapitalRate } from '../capitalRows.js';
import type { ForecastRow } from '../ForecastRow.js';

/** From revenue to the cash that repays debt, then the equity and the returns of an exit in each year. */
export const forecastRows: readonly ForecastRow[] = [
  forecastLine('revenue', 'Revenue', { history: 'revenue', weight: 'strong' }),
  forecastDriver('revenue_growth', 'Growth', [-1, 10], { history: 'growth_of_revenue' }),
  forecastDriver('operating_margin', 'Operating margin', [-100, 1], { history: 'margin_of_revenue' }),
  forecastLine('ebitda', 'EBITDA', { history: 'ebitda', weight: 'strong' }),
  forecastLine('ebitda_margin', 'EBITDA margin', { unit: 'rate', history: 'ebitda_margin', weight: 'quiet' }),
  forecastLine('taxes', 'Taxes', { history: 'taxes', sign: -1 }),
  forecastDriver('tax_rate', 'Tax rate', [0, 1], { history: 'tax_share', foldedInto: 'taxes' }),
  forecastLine('capital_expenditure', 'Capital expenditure', { history: 'capital_expenditure', sign: -1 }),
  forecastDriver('sales_to_capital', 'Revenue added per unit of capital', [0.01, 1000], {
    unit: 'multiple',
    history: 'reinvestment_turnover',
    foldedInto: 'capital_expenditure',
    rateWords: 'sales to capital',
  }),
  forecastLine('change_in_working_capital', 'Change in working capital', {
    history: 'change_in_working_capital',
    sign: -1,
  }),
  workingCapitalRate,
  forecastLine('cash_interest', 'Cash interest', { sign: -1 }),
  forecastLine('cash_flow', 'Cash flow before repayments', { weight: 'total' }),
  forecastLine('repayments', 'Debt repaid', { sign: -1 }),
  forecastLine('total_debt', 'Debt'),
  forecastLine('leverage', 'Debt, multiple of EBITDA', { unit: 'multiple', weight: 'quiet' }),
  forecastLine('interest_cover', 'Interest cover', {
    fullLabel: 'EBITDA less capital expenditure, multiple of cash interest',
    unit: 'multiple',
    weight: 'quiet',
    notBeforeValuation:
      'Not comparable in the first period: cash flow starts at the balance sheet date, interest at the deal.',
  }),
  ...depreciationRows,
  ...amortizationRows,
  forecastLine('exit_value', 'Enterprise value at exit', { weight: 'strong' }),
  forecastLine('net_debt', 'Net debt', { sign: -1 }),
  forecastLine('exit_equity', 'Equity at exit', { weight: 'total' }),
  forecastLine('multiple_of_money', 'Multiple of money', {
    fullLabel: 'Multiple of money at the offer',
    unit: 'multiple',
  }),
  forecastLine('annual_return', 'IRR', { fullLabel: 'IRR at the offer', unit: 'rate' }),
];

export const quarterRows: ReadonlySet<string> = new Set([
  'revenue',
  'revenue_growth',
  'operating_margin',
  'ebitda',
  'ebitda_margin',
  'taxes',
  'tax_rate',
  'depreciation',
  'capital_expenditure',
  'amortization',
]);
