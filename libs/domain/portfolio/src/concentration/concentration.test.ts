import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../testing/valueOf.js';
import { concentrationOf } from './concentrationOf.js';
import { sharesByGroup } from './sharesByGroup.js';

const arbitraryValues = fc
  .array(fc.nat(10_000), { minLength: 1, maxLength: 30 })
  .filter((values) => values.some((value) => value > 0))
  .map((values) => Float64Array.from(values));

it('[PORTFOLIO-75] is 1 ÷ n for n equal holdings, and does not depend on their unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1e9 }), (count, value) => {
      const found = valueOf(concentrationOf(new Float64Array(count).fill(value)));
      expect(found.effectiveNumber).toBeCloseTo(count, 9);
      expect(found.index).toBeCloseTo(1 / count, 12);
    }),
  );
});

it('[PORTFOLIO-75] is the sum of squared shares, between 1 ÷ n and 1', () => {
  fc.assert(
    fc.property(arbitraryValues, (values) => {
      const sum = values.reduce((total, each) => total + each, 0);
      const { index, largestShare } = valueOf(concentrationOf(values));
      expect(index).toBeCloseTo(
        values.reduce((squares, each) => squares + (each / sum) ** 2, 0),
        12,
      );
      expect(index).toBeGreaterThanOrEqual(1 / values.length - 1e-12);
      expect(index).toBeLessThanOrEqual(1 + 1e-12);
      expect(largestShare).toBeCloseTo(Math.max(...values) / sum, 12);
    }),
  );
});

it('[PORTFOLIO-75] says why there is none', () => {
  expect(concentrationOf(Float64Array.of(1, -1))).toMatchObject({
    reason: expect.stringContaining('Value 2 is negative'),
  });
  expect(concentrationOf(Float64Array.of(Number.NaN))).toMatchObject({
    reason: expect.stringContaining('not known'),
  });
  expect(concentrationOf(new Float64Array(2))).toEqual({ ok: false, reason: 'Nothing is held.' });
});

it('[PORTFOLIO-76] gives the share of each group, the largest first', () => {
  const items = [
    ['Energy', 30],
    ['Technology', 50],
    ['Energy', 10],
    ['Utilities', 10],
  ] as const;
  const shares = valueOf(
    sharesByGroup(
      items,
      ([, value]) => value,
      ([group]) => group,
    ),
  );
  expect(shares).toEqual([
    { group: 'Technology', value: 50, share: 0.5 },
    { group: 'Energy', value: 40, share: 0.4 },
    { group: 'Utilities', value: 10, share: 0.1 },
  ]);
  const groupOf = (value: number): string => String(value % 3);
  expect(sharesByGroup([1, -1], (value) => value, groupOf)).toMatchObject({ ok: false });
  expect(sharesByGroup([1, Number.NaN], (value) => value, groupOf)).toEqual({
    ok: false,
    reason: 'A value is not known.',
  });
});

it('[PORTFOLIO-76] has shares that add up to the whole', () => {
  fc.assert(
    fc.property(arbitraryValues, (values) => {
      const shares = valueOf(
        sharesByGroup(
          [...values],
          (value) => value,
          (value) => String(value % 4),
        ),
      );
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    }),
  );
});
