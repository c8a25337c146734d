import type { Result } from '@finance-analyst/foundation';
import { lossesAt } from './lossesAt.js';
import type { LossOptions } from './LossOptions.js';
import type { ReturnSeries } from './ReturnSeries.js';
import type { LossAtLevel } from './TailLoss.js';

export interface ExpectedShortfall extends LossAtLevel {
  /** The loss from which on losses are averaged, as `valueAtRisk` gives it. */
  readonly valueAtRisk: number;
}

/**
 * The mean loss, if it is that of the value at risk or larger. C. Acerbi and D. Tasche, “On the coherence of expected
 * shortfall”, Journal of Banking & Finance 26 (2002).
 *
 * Historical: the mean of these outcomes. Normal and Cornish–Fisher: the mean of the quantiles beyond the level, in closed
 * form. Horizons are those of `valueAtRisk`.
 */
export function expectedShortfall(series: ReturnSeries, options: LossOptions): Result<ExpectedShortfall> {
  const losses = lossesAt(series, options);
  if (!losses.ok) return losses;
  const { expectedShortfall: loss, valueAtRisk, observations, note } = losses.value;
  return { ok: true, value: { loss, valueAtRisk, observations, note } };
}
