import type { WeightBounds } from './WeightBounds.js';

export interface HighestReturn {
  readonly weights: Float64Array;
  /** The asset whose weight is between its bounds, or the last that was raised from its smallest weight. */
  readonly marginal: number;
}

/** The weights with the highest expected return: from the highest return on, each asset has as much as its bounds allow. */
export function highestReturn(expectedReturns: Float64Array, { lower, upper }: WeightBounds): HighestReturn {
  const weights = lower.slice();
  let rest = weights.reduce((left, each) => left - each, 1);
  let marginal = -1;
  const order = Array.from(expectedReturns, (_, asset) => asset).sort(
    (a, b) => (expectedReturns[b] as number) - (expectedReturns[a] as number),
  );
  for (const asset of order) {
    const room = (upper[asset] as number) - (lower[asset] as number);
    if (room === 0) continue;
    if (rest <= 0) break;
    marginal = asset;
    weights[asset] = rest >= room ? (upper[asset] as number) : (lower[asset] as number) + rest;
    rest -= room;
  }
  return { weights, marginal };
}
