import { expect, it } from 'vitest';
import type { Distribution } from './distribution.js';
import { distributionProblem } from './distributionProblem.js';

const outcomes = (...pairs: readonly (readonly [number, number])[]): Distribution => ({
  kind: 'discrete',
  outcomes: pairs.map(([value, probability]) => ({ value, probability })),
});

it.each<[Distribution, string]>([
  [{ kind: 'normal', mean: Number.NaN, standardDeviation: 1 }, 'mean'],
  [{ kind: 'normal', mean: 0, standardDeviation: -1 }, 'standard deviation'],
  [{ kind: 'normal', mean: 0, standardDeviation: 1e307 }, 'largest number'],
  [{ kind: 'lognormal', median: 0, spread: 1 }, 'median'],
  [{ kind: 'lognormal', median: 1, spread: -0.1 }, 'spread'],
  [{ kind: 'lognormal', median: 1, spread: 8 }, 'largest number'],
  [{ kind: 'triangular', low: 1, mode: 1, high: 1 }, 'not below high'],
  [{ kind: 'triangular', low: 0, mode: 2, high: 1 }, 'mode, 2'],
  [{ kind: 'pert', low: 0, mode: -1, high: 1 }, 'mode, -1'],
  [{ kind: 'pert', low: 0, mode: Number.NaN, high: 1 }, 'finite'],
  [{ kind: 'uniform', low: 3, high: 2 }, 'not below high'],
  [{ kind: 'uniform', low: -1.7e308, high: 1.7e308 }, 'largest number'],
  [outcomes(), 'no outcomes'],
  [outcomes([1, 0.5], [2, 0.4]), 'total 0.9'],
  [outcomes([1, 1], [2, 0]), 'probability of 2'],
  [outcomes([Number.POSITIVE_INFINITY, 1]), 'finite'],
  [{ kind: 'cauchy' } as unknown as Distribution, 'unknown distribution cauchy'],
])('[UNCERTAINTY-6] %j is refused with its reason', (distribution, words) => {
  expect(distributionProblem(distribution)).toContain(words);
});

it.each<[Distribution]>([
  [{ kind: 'normal', mean: 0, standardDeviation: 0 }],
  [{ kind: 'pert', low: 0, mode: 0, high: 1 }],
  [outcomes([1, 1 / 3], [2, 1 / 3], [3, 1 / 3])],
])('[UNCERTAINTY-6] %j is a distribution', (distribution) => {
  expect(distributionProblem(distribution)).toBeNull();
});
