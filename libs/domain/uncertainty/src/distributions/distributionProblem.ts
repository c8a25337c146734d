import { exponential } from '@finance-analyst/model-engine';
import type { Distribution, DiscreteOutcome } from './distribution.js';

/** Probabilities typed as thirds do not add up exactly. */
const probabilityTolerance = 1e-9;
/** Standard deviations from the middle that a draw may reach, correlations included. */
const farthestDraw = 100;

/** Why these parameters make no distribution, or null. */
export function distributionProblem(distribution: Distribution): string | null {
  switch (distribution.kind) {
    case 'normal': {
      const { mean, standardDeviation } = distribution;
      if (!Number.isFinite(mean)) return 'the mean is not a finite number';
      if (!(standardDeviation >= 0)) return 'the standard deviation is negative or missing';
      return isWithinDoubles(
        mean + farthestDraw * standardDeviation,
        mean - farthestDraw * standardDeviation,
      );
    }
    case 'lognormal': {
      const { median, spread } = distribution;
      if (!(median > 0)) return 'the median is not above 0';
      if (!(spread >= 0)) return 'the spread is negative or missing';
      return isWithinDoubles(median, median * exponential(farthestDraw * spread));
    }
    case 'triangular':
    case 'pert': {
      const { low, mode, high } = distribution;
      if (![low, mode, high].every(Number.isFinite)) return 'low, mode or high is not a finite number';
      if (!(low < high)) return `low, ${low}, is not below high, ${high}`;
      if (mode < low || mode > high) return `the mode, ${mode}, is not between ${low} and ${high}`;
      return isWithinDoubles(high - low);
    }
    case 'uniform': {
      const { low, high } = distribution;
      if (!Number.isFinite(low) || !Number.isFinite(high)) return 'low or high is not a finite number';
      return low < high ? isWithinDoubles(high - low) : `low, ${low}, is not below high, ${high}`;
    }
    case 'discrete':
      return outcomesProblem(distribution.outcomes);
    default:
      return `unknown distribution ${String((distribution as { kind: unknown }).kind)}`;
  }
}

const isWithinDoubles = (...figures: readonly number[]): string | null =>
  figures.every(Number.isFinite) ? null : 'its draws could exceed the largest number';

function outcomesProblem(outcomes: readonly DiscreteOutcome[]): string | null {
  if (outcomes.length === 0) return 'there are no outcomes';
  let total = 0;
  for (const { value, probability } of outcomes) {
    if (!Number.isFinite(value)) return 'an outcome is not a finite number';
    if (!(probability > 0)) return `the probability of ${value} is not above 0`;
    total += probability;
  }
  return Math.abs(total - 1) <= probabilityTolerance ? null : `the probabilities total ${total}, not 1`;
}
