import type { Result } from '@finance-analyst/foundation';
import { attributionProblem, type AttributionPeriod } from './AttributionPeriod.js';

/** Why a portfolio returned more or less than its benchmark, by segment; fractions. All of them add up to the excess return. */
export interface AttributionEffects {
  /** From holding more or less of a segment: (w − W) × (b − B). */
  readonly allocation: Float64Array;
  /** From holding other things within it: W × (r − b). */
  readonly selection: Float64Array;
  /** From both at once: (w − W) × (r − b). */
  readonly interaction: Float64Array;
}

export interface Attribution extends AttributionEffects {
  /** Of the portfolio. */
  readonly total: number;
  readonly benchmark: number;
  /** total − benchmark. */
  readonly excess: number;
}

/**
 * Brinson–Fachler attribution of one period. G. P. Brinson and N. Fachler, “Measuring non-US equity portfolio performance”, Journal of
 * Portfolio Management 11 (1985); with the interaction of G. P. Brinson, L. R. Hood and G. L. Beebower (1986). A segment that one side does
 * not hold takes the other's return there: it then has neither selection nor interaction.
 */
export function attributeExcessReturn(period: AttributionPeriod): Result<Attribution> {
  const problem = attributionProblem(period);
  if (problem !== null) return { ok: false, reason: problem };
  const { weights, returns, benchmarkWeights, benchmarkReturns } = period;
  const total = weightedSum(weights, returns);
  const benchmark = weightedSum(benchmarkWeights, benchmarkReturns);
  const count = weights.length;
  const effects = {
    allocation: new Float64Array(count),
    selection: new Float64Array(count),
    interaction: new Float64Array(count),
  };
  for (let at = 0; at < count; at += 1) {
    const [weight, benchmarkWeight] = [weights[at] as number, benchmarkWeights[at] as number];
    if (weight === 0 && benchmarkWeight === 0) continue;
    const own = (weight === 0 ? benchmarkReturns[at] : returns[at]) as number;
    const given = (benchmarkWeight === 0 ? own : benchmarkReturns[at]) as number;
    effects.allocation[at] = (weight - benchmarkWeight) * (given - benchmark);
    effects.selection[at] = benchmarkWeight * (own - given);
    effects.interaction[at] = (weight - benchmarkWeight) * (own - given);
  }
  return { ok: true, value: { ...effects, total, benchmark, excess: total - benchmark } };
}

function weightedSum(weights: Float64Array, returns: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1)
    if (weights[at] !== 0) sum += (weights[at] as number) * (returns[at] as number);
  return sum;
}
