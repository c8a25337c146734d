import { describe, expect, it } from 'vitest';
import { inverseNormalValues, normalProbabilityValues } from '../testing/highPrecisionValues.js';
import { inverseNormal } from './inverseNormal.js';
import { normalProbability } from './normalProbability.js';

const relativeError = (value: number, expected: number): number =>
  value === expected ? 0 : Math.abs(value / expected - 1);

describe('inverseNormal', () => {
  it.each(inverseNormalValues)('[UNCERTAINTY-4] of %d is %d within 10⁻¹⁵ of its size', (p, expected) => {
    expect(relativeError(inverseNormal(p), expected)).toBeLessThan(1e-15);
  });

  it('[UNCERTAINTY-4] is odd around ½, exactly', () => {
    for (let k = 1; k < 2000; k += 2) {
      const p = k * 2 ** -13;
      expect(inverseNormal(1 - p)).toBe(-inverseNormal(p));
    }
  });
});

describe('normalProbability', () => {
  it.each(normalProbabilityValues)(
    '[UNCERTAINTY-4] of %d is %d within 2 × 10⁻¹⁵ of its size',
    (z, expected) => {
      expect(relativeError(normalProbability(z), expected)).toBeLessThan(2e-15);
    },
  );

  it('[UNCERTAINTY-4] gives back the probability of its inverse', () => {
    for (let k = 1; k < 1000; k += 1) {
      const p = k / 1000;
      expect(Math.abs(normalProbability(inverseNormal(p)) - p)).toBeLessThan(5e-16);
    }
  });
});
