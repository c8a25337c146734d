import { forecastDriver } from '../forecastDriver.js';
import { forecastLine } from '../forecastLine.js';
import type { ForecastRow } from '../ForecastRow.js';

/** From assets and the equity they need to what it earns above its cost. */
export const forecastRows: readonly ForecastRow[] = [
  forecastLine('assets', 'Assets', { history: 'assets', weight: 'strong' }),
  forecastDriver('asset_growth', 'Growth', [-1, 10], {
    fullLabel: 'Asset growth',
    history: 'growth_of_assets',
  }),
  forecastLine('opening_equity', 'Opening equity', { history: 'opening_equity' }),
  forecastDriver('return_on_equity', 'Return on equity', [-10, 10], {
    fullLabel: 'Return on opening equity',
    history: 'return_on_opening_equity',
  }),
  forecastLine('net_income', 'Net income', { history: 'net_income', weight: 'strong' }),
  forecastLine('cost_of_opening_equity', 'Cost of opening equity', { sign: -1 }),
  forecastLine('excess_return', 'Excess return', { weight: 'total' }),
  forecastLine('equity', 'Closing equity', { history: 'equity', weight: 'quiet' }),
  forecastDriver('capital_ratio', 'Equity, share of assets', [0.0001, 1], {
    history: 'share_of_equity',
    foldedInto: 'equity',
    rateWords: 'of assets',
  }),
  forecastLine('dividends', 'Dividends and repurchases', {
    fullLabel: 'Dividends and repurchases, in the forecast less capital raised',
    history: 'dividends',
    weight: 'quiet',
  }),
  forecastLine('payout_ratio', 'Payout ratio', { unit: 'rate', history: 'payout_ratio', weight: 'quiet' }),
  forecastLine('discount_factor', 'Discount factor', { unit: 'factor', weight: 'quiet' }),
  forecastLine('present_value', 'Present value'),
];

/** The balance sheet of a quarter is complete; a return needs a whole year. */
export const quarterRows: ReadonlySet<string> = new Set([
  'assets',
  'asset_growth',
  'net_income',
  'equity',
  'capital_ratio',
  'dividends',
  'payout_ratio',
]);
