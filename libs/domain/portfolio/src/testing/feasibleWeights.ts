import type { WeightBounds } from '../optimisation/WeightBounds.js';

/** Weights within bounds that add up to 1; `random` gives fractions from 0 to 1. */
export function feasibleWeights({ lower, upper }: WeightBounds, random: () => number): Float64Array {
  const weights = lower.slice();
  let rest = weights.reduce((left, each) => left - each, 1);
  // Some are spread over all assets, others are in few.
  const power = 1 + 9 * random();
  const order = Array.from(weights, (_, asset) => ({ asset, key: random() })).sort((a, b) => a.key - b.key);
  for (let round = 0; round < 3; round += 1)
    for (const { asset } of order) {
      const room = (upper[asset] as number) - (weights[asset] as number);
      const share = Math.min(room, round === 2 ? rest : rest * random() ** power);
      weights[asset] = (weights[asset] as number) + share;
      rest -= share;
    }
  return weights;
}

/** Numerical Recipes' linear congruential generator: good enough to try many portfolios, and the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
