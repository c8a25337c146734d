import { multiplyMatrix } from '@finance-analyst/finance-math';
import { dotOf } from './Portfolio.js';
import { type SiftedProgram, sumOfLimit } from './SiftedProgram.js';
import { type SiftingState, varianceShare } from './SiftingState.js';

/** What a unit of the whole and of each limit costs. */
export interface SiftingPrices {
  readonly ok: true;
  readonly whole: number;
  readonly limits: Float64Array;
}

/** An asset that gains from another weight. */
export interface WeightChange {
  readonly asset: number;
  /** Of today's weight: 1 above, −1 below. */
  readonly side: number;
  readonly isRise: boolean;
  /** For each unit. */
  readonly gain: number;
}

/** What was reached, and which assets gain from another weight, on which side of today's; those that gain most first. */
export function weightChanges(
  { problem, bounds, current, limits, preference }: SiftedProgram,
  { weights, scale, missing }: SiftingState,
  prices: SiftingPrices,
): {
  readonly objective: number;
  readonly changes: readonly WeightChange[];
} {
  const { covariance, expectedReturns, trading } = problem;
  const cost = trading?.cost ?? 0;
  const risk = multiplyMatrix(covariance, weights);
  const slopes = risk.map(
    (each, asset) => scale * (each - preference * (expectedReturns[asset] as number)) - prices.whole,
  );
  // Of the parts of a slope, which cancel each other.
  let largest =
    scale * (largestOf(risk) + preference * largestOf(expectedReturns)) +
    Math.abs(prices.whole) +
    (missing.size > 0 ? 1 : 0);
  let kink = scale * preference * cost;
  limits.forEach((limit, at) => {
    const price = prices.limits[at] as number;
    if (price === 0) return;
    kink += price * limit.kink;
    largest += price * largestOf(limit.factors);
    for (let asset = 0; asset < slopes.length; asset += 1)
      slopes[asset] = (slopes[asset] as number) - price * (limit.factors[asset] as number);
  });
  const tolerance = 1e-11 * largest;
  const changes: WeightChange[] = [];
  slopes.forEach((slope, asset) => {
    const [weight, today] = [weights[asset] as number, current[asset] as number];
    const [above, below] = [weight >= today ? 1 : -1, weight > today ? 1 : -1];
    const [rise, fall] = [slope + above * kink, slope + below * kink];
    if (weight < (bounds.upper[asset] as number) && rise < -tolerance)
      changes.push({ asset, side: above, isRise: true, gain: -rise });
    else if (weight > (bounds.lower[asset] as number) && fall > tolerance)
      changes.push({ asset, side: below, isRise: false, gain: fall });
  });
  const net = sumOfLimit({ factors: expectedReturns, kink: cost }, weights, current);
  let objective = scale * (dotOf(weights, risk) / 2 - preference * net);
  for (const each of missing.values()) objective += each + (varianceShare * each * each) / 2;
  return { objective, changes: changes.sort((a, b) => b.gain - a.gain) };
}

const largestOf = (values: Float64Array): number =>
  values.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
