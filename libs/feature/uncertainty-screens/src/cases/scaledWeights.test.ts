import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaledWeights } from './scaledWeights.js';

const casesOf = (weights: readonly number[]) =>
  weights.map((_, at) => ({ id: at === 0 ? null : `case-${at}` }));

it('[UNCERTAINTY-SCREENS-36] scales weights to a total of 1 in the same proportion', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 6 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (others, first) => {
        const weights = [first, ...others];
        const scaled = scaledWeights(casesOf(weights), weights) ?? [];
        expect(scaled.map(({ id }) => id)).toEqual(['base', ...others.map((_, at) => `case-${at + 1}`)]);
        expect(scaled.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
        for (const [at, { weight }] of scaled.entries())
          expect(weight * first).toBeCloseTo((weights[at] ?? 0) * (scaled[0]?.weight ?? 0), 12);
      },
    ),
  );
});

it('[UNCERTAINTY-SCREENS-36] scales nothing where all weights are 0 or one is negative', () => {
  expect(scaledWeights(casesOf([0, 0]), [0, 0])).toBeNull();
  expect(scaledWeights(casesOf([1.5, -0.2]), [1.5, -0.2])).toBeNull();
});
