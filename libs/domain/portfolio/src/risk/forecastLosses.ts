import type { Result } from '@finance-analyst/foundation';
import type { LossForecasts } from './backtest.js';
import type { LossMethod } from './LossOptions.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { simulatedLoss } from './simulatedLoss.js';
import { valueAtRisk } from './valueAtRisk.js';

export interface ForecastOptions {
  /** Above 0.5 and below 1. */
  readonly level: number;
  /** From how many returns before it each forecast is made. */
  readonly window: number;
  readonly method: LossMethod | 'filtered';
}

/** The value at risk of each period as it would have been forecast from the returns of the window before it, for `backtest`. */
export function forecastLosses(
  { returns, periodsPerYear }: ReturnSeries,
  { level, window, method }: ForecastOptions,
): Result<LossForecasts> {
  if (!(Number.isInteger(window) && window >= 2))
    return { ok: false, reason: 'The window must be a whole number of returns, 2 or more.' };
  const count = returns.length - window;
  if (count < 2)
    return {
      ok: false,
      reason: `There are ${returns.length} returns; forecasts from ${window} of them need at least ${window + 2}.`,
    };
  const valuesAtRisk = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const before = { returns: returns.subarray(at, at + window), periodsPerYear };
    const loss = method === 'filtered' ? filteredLoss(before, level) : valueAtRisk(before, { level, method });
    if (!loss.ok) return loss;
    valuesAtRisk[at] = typeof loss.value === 'number' ? loss.value : loss.value.loss;
  }
  return { ok: true, value: { returns: returns.subarray(window), valuesAtRisk, level } };
}

function filteredLoss(series: ReturnSeries, level: number): Result<number> {
  // Over one period nothing is drawn, so that the seed has no effect.
  const found = simulatedLoss(series, { level, seed: 0 });
  return found.ok ? { ok: true, value: found.value.valueAtRisk } : found;
}
