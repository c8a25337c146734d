import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverseNormal } from '../draws/inverseNormal.js';
import { pertValues } from '../testing/highPrecisionValues.js';
import { createQuantile, quantileOf } from './createQuantile.js';
import type { Distribution } from './distribution.js';

const normal: Distribution = { kind: 'normal', mean: 0.05, standardDeviation: 0.02 };
const lognormal: Distribution = { kind: 'lognormal', median: 12, spread: 0.4 };
const triangular: Distribution = { kind: 'triangular', low: -1, mode: 0.5, high: 3 };
const pert: Distribution = { kind: 'pert', low: 0.02, mode: 0.1, high: 0.3 };
const uniform: Distribution = { kind: 'uniform', low: -2, high: 6 };
const discrete: Distribution = {
  kind: 'discrete',
  outcomes: [
    { value: 3, probability: 0.5 },
    { value: 1, probability: 0.2 },
    { value: 7, probability: 0.3 },
  ],
};

/** The figure for a probability, by a distribution that is prepared once. */
function prepared(distribution: Distribution): (p: number) => number {
  const { takes, of } = createQuantile(distribution);
  return takes === 'normal' ? (p) => of(inverseNormal(p)) : of;
}

/** Moments by the midpoint rule over equal probabilities. */
function momentsOver(distribution: Distribution, count = 20_000): { mean: number; variance: number } {
  const of = prepared(distribution);
  const figures = Array.from({ length: count }, (_, at) => of((at + 0.5) / count));
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count;
  return { mean, variance: figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / count };
}

describe('a distribution', () => {
  // Closed forms: N. L. Johnson, S. Kotz and N. Balakrishnan, Continuous Univariate Distributions, 2nd ed.
  it.each([
    ['normal', normal, 0.05, 0.0004],
    ['lognormal', lognormal, 12 * Math.exp(0.08), 144 * Math.exp(0.16) * (Math.exp(0.16) - 1)],
    ['triangular', triangular, 2.5 / 3, (1 + 0.25 + 9 + 0.5 + 3 - 1.5) / 18],
    ['PERT', pert, 0.72 / 6, ((0.12 - 0.02) * (0.3 - 0.12)) / 7],
    ['uniform', uniform, 2, 64 / 12],
    ['discrete', discrete, 3.8, 0.2 * 2.8 ** 2 + 0.5 * 0.8 ** 2 + 0.3 * 3.2 ** 2],
  ] as const)(
    '[UNCERTAINTY-5] %s has the mean and variance of its closed form',
    (_, distribution, mean, variance) => {
      const found = momentsOver(distribution);
      expect(found.mean / mean).toBeCloseTo(1, 4);
      expect(found.variance / variance).toBeCloseTo(1, 2);
    },
  );

  it.each([
    [normal, 0.9, 0.05 + 0.02 * 1.2815515655446004],
    [lognormal, 0.05, 12 * Math.exp(-0.4 * 1.6448536269514722)],
    // (p range (mode − low))^½ above low, and below high in the same way.
    [triangular, 0.1, -1 + Math.sqrt(0.1 * 4 * 1.5)],
    [triangular, 0.375, 0.5],
    [triangular, 0.9, 3 - Math.sqrt(0.1 * 4 * 2.5)],
    [uniform, 0.25, 0],
    [discrete, 0.2, 1],
    [discrete, 0.21, 3],
    [discrete, 0.7, 3],
    [discrete, 0.71, 7],
  ])('[UNCERTAINTY-5] %j at %d is %d', (distribution, p, expected) => {
    expect(quantileOf(distribution, p)).toBeCloseTo(expected, 14);
  });

  it('[UNCERTAINTY-5] rises with the probability', () => {
    const distributions = fc.constantFrom(
      ...[normal, lognormal, triangular, pert, uniform, discrete].map(prepared),
    );
    const probability = fc.integer({ min: 1, max: 2 ** 30 - 1 }).map((k) => k / 2 ** 30);
    fc.assert(
      fc.property(distributions, probability, probability, (of, p, q) => {
        const [low, high] = [of(p), of(q)];
        expect(p < q ? low <= high : high <= low).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('[UNCERTAINTY-5] of a lognormal has half its figures below the median', () => {
    expect(quantileOf(lognormal, 0.5)).toBe(12);
    expect(Math.log(quantileOf(lognormal, 0.8) / 12)).toBeCloseTo(0.4 * inverseNormal(0.8), 14);
  });
});

it('[UNCERTAINTY-5] a PERT agrees with the inverse beta distribution to 10⁻¹³ of its range', () => {
  for (const [low, mode, high, p, expected] of pertValues) {
    const error = Math.abs(quantileOf({ kind: 'pert', low, mode, high }, p) - expected) / (high - low);
    expect([low, mode, high, p, error < 1e-13 ? 'close' : error]).toEqual([low, mode, high, p, 'close']);
  }
});
