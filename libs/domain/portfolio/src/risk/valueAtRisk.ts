import type { Result } from '@finance-analyst/foundation';
import { lossesAt } from './lossesAt.js';
import type { LossOptions } from './LossOptions.js';
import type { ReturnSeries } from './ReturnSeries.js';
import type { LossAtLevel } from './TailLoss.js';

/**
 * The loss that is exceeded with probability 1 − level over the horizon. P. Jorion, “Value at Risk”, 3rd edition (2007).
 *
 * Historical: the quantile of the returns, linear between neighbors by size (definition 7 of Hyndman and Fan); over several
 * periods, that of all runs of so many periods, compounded and overlapping. Normal and Cornish–Fisher: by the moments of the
 * returns (with n as divisor) for a sum of independent periods: mean × h, deviation × √h, skewness ÷ √h, excess kurtosis ÷ h.
 */
export function valueAtRisk(series: ReturnSeries, options: LossOptions): Result<LossAtLevel> {
  const losses = lossesAt(series, options);
  if (!losses.ok) return losses;
  const { valueAtRisk: loss, observations, note } = losses.value;
  return { ok: true, value: { loss, observations, note } };
}
