import type { Result } from '@finance-analyst/foundation';
import { inverseNormal } from '@finance-analyst/uncertainty';
import { compoundedWindows } from './compoundedWindows.js';
import { cornishFisherTail, type LowerTail } from './cornishFisherTail.js';
import { historicalLoss } from './historicalLoss.js';
import { lossOptionsProblem, type LossOptions } from './LossOptions.js';
import { momentsOf, momentsOver } from './momentsOf.js';
import { normalDensity } from './normalDensity.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { returnsProblem, totalLoss } from './returnsProblem.js';
import { sampleOf, type RiskSample } from './RiskSample.js';
import { seriesProblem } from './seriesProblem.js';
import type { TailLoss } from './TailLoss.js';

/** Value at risk and expected shortfall of a series, as `valueAtRisk` and `expectedShortfall` define them. */
export function lossesAt(series: ReturnSeries, options: LossOptions): Result<TailLoss & RiskSample> {
  const problem = lossOptionsProblem(options) ?? seriesProblem(series, 2);
  if (problem !== null) return { ok: false, reason: problem };
  const { level, horizon = 1, method = 'historical' } = options;
  return method === 'historical'
    ? historicalLosses(series.returns, 1 - level, horizon)
    : parametricLosses(series.returns, 1 - level, horizon, method);
}

function historicalLosses(
  returns: Float64Array,
  share: number,
  horizon: number,
): Result<TailLoss & RiskSample> {
  if (horizon === 1)
    return { ok: true, value: { ...historicalLoss(returns, share), ...sampleOf(returns.length) } };
  const problem =
    returns.length <= horizon
      ? 'The horizon is not shorter than the series.'
      : returnsProblem(returns, 'Return', totalLoss);
  if (problem !== null) return { ok: false, reason: problem };
  const windows = compoundedWindows(returns, horizon);
  const separate = Math.floor(returns.length / horizon);
  return { ok: true, value: { ...historicalLoss(windows, share), ...sampleOf(returns.length, separate) } };
}

function parametricLosses(
  returns: Float64Array,
  share: number,
  horizon: number,
  method: 'normal' | 'cornishFisher',
): Result<TailLoss & RiskSample> {
  const moments = momentsOver(momentsOf(returns), horizon);
  const tail = method === 'normal' ? normalTail(share) : cornishFisherTail(moments, share);
  if (tail === null)
    return {
      ok: false,
      reason:
        'The Cornish–Fisher expansion gives no quantile at this level for the skewness and kurtosis of the returns.',
    };
  const { mean, deviation } = moments;
  return {
    ok: true,
    value: {
      valueAtRisk: -(mean + deviation * tail.quantile),
      expectedShortfall: -(mean + deviation * tail.mean),
      ...sampleOf(returns.length),
    },
  };
}

function normalTail(share: number): LowerTail {
  const quantile = inverseNormal(share);
  return { quantile, mean: -normalDensity(quantile) / share };
}
