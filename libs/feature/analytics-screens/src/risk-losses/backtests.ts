import type { Result } from '@finance-analyst/foundation';
import { backtest, type Backtest, forecastLosses, type ReturnSeries } from '@finance-analyst/portfolio';

export const backtestMethods = ['historical', 'normal', 'filtered'] as const;

/** From how many returns each loss is forecast: about a year. */
export const backtestWindow = 250;

export interface BacktestRow {
  readonly method: (typeof backtestMethods)[number];
  readonly test: Result<Backtest>;
}

/** Whether the losses that each method would have forecast for the next day were right. */
export const backtests = (series: ReturnSeries, level: number): readonly BacktestRow[] =>
  backtestMethods.map((method) => {
    const forecasts = forecastLosses(series, { level, method, window: backtestWindow });
    return { method, test: forecasts.ok ? backtest(forecasts.value) : forecasts };
  });
