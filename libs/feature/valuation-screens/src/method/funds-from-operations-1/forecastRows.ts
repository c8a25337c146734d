import { forecastDriver } from '../forecastDriver.js';
import { forecastLine } from '../forecastLine.js';
import type { ForecastRow } from '../ForecastRow.js';

/** Funds from operations and what of them is paid out, in all and per share. */
export const forecastRows: readonly ForecastRow[] = [
  forecastLine('ffo', 'FFO', { fullLabel: 'Funds from operations', history: 'ffo', weight: 'strong' }),
  forecastDriver('ffo_growth', 'Growth', [-1, 10], { fullLabel: 'FFO growth', history: 'growth_of_ffo' }),
  forecastLine('ffo_per_share', 'FFO per share', { unit: 'per-share', history: 'ffo_per_share' }),
  forecastLine('dividends', 'Dividends', { history: 'dividends', weight: 'strong' }),
  forecastDriver('payout', 'Payout', [0, 10], {
    fullLabel: 'Dividends, share of FFO',
    history: 'payout_of_ffo',
  }),
  forecastLine('dividends_per_share', 'Dividends per share', {
    unit: 'per-share',
    history: 'dividends_per_share',
  }),
];
