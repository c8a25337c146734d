import { forecastDriver } from './forecastDriver.js';
import { forecastLine } from './forecastLine.js';
import type { ForecastRow } from './ForecastRow.js';

/** What methods of operating companies show alike of working capital and fixed assets. */
export const workingCapitalRate: ForecastRow = forecastDriver(
  'working_capital_rate',
  'Working capital, share of revenue',
  [-100, 100],
  {
    history: 'working_capital_share',
    foldedInto: 'change_in_working_capital',
    rateWords: 'of revenue',
  },
);

export const depreciationRows: readonly ForecastRow[] = [
  forecastLine('depreciation', 'Depreciation', { history: 'depreciation', weight: 'quiet' }),
  forecastDriver('depreciation_rate', 'Share of opening fixed assets', [0, 10], {
    fullLabel: 'Depreciation, share of opening fixed assets',
    history: 'depreciation_share',
    foldedInto: 'depreciation',
    rateWords: 'of fixed assets',
  }),
];

export const amortizationRows: readonly ForecastRow[] = [
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
];
