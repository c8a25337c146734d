import { describe, expect, it } from 'vitest';
import { inverseNormalValues, normalProbabilityValues } from '../testing/highPrecisionValues.js';
import { inverseNormal } from './inverseNormal.js';
import { normalProbability } from './normalProbability.js';
import { tabledInverseNormal } from './tabledInverseNormal.js';

const relativeError = (value: number, expected: number): number =>
  value === expected ? 0 : Math.abs(value / expected - 1);

describe.each([{ of: inverseNormal }, { of: tabledInverseNormal }])('$of.name', ({ of }) => {
  it.each(inverseNormalValues)('[UNCERTAINTY-4] of %d is %d within 10⁻¹⁵ of its size', (p, expected) => {
    expect(relativeError(of(p), expected)).toBeLessThan(1e-15);
  });

  it('[UNCERTAINTY-4] is odd around ½, exactly', () => {
    for (let k = 1; k < 2000; k += 2) {
      const p = k * 2 ** -13;
      expect(of(1 - p)).toBe(-of(p));
    }
  });
});

it('[UNCERTAINTY-4] the table has both ends and the middle of each part within 10⁻¹⁵ of the inverse', () => {
  // Each has up to 6 × 10⁻¹⁶ against 40 digits.
  for (let octave = 2 ** -9; octave < 0.5; octave *= 2)
    for (let part = 0; part < 64; part += 1) {
      const edge = octave * (1 + part / 64);
      for (const p of [edge * (1 - 2 ** -50), edge, edge * (1 + 2 ** -50)])
        expect(relativeError(tabledInverseNormal(p), inverseNormal(p))).toBeLessThan(1e-15);
    }
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
