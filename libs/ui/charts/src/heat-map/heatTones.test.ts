import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heatTones, type HeatTone } from './heatTones.js';

const tonesOf = (values: readonly number[], reference?: number): readonly HeatTone[] =>
  heatTones([values.map((value) => ({ ok: true, value }))], reference)[0] ?? [];
const sidesOf = (values: readonly number[], reference?: number) =>
  tonesOf(values, reference).map(({ side }) => side);
const strengthsOf = (values: readonly number[], reference?: number) =>
  tonesOf(values, reference).map(({ strengthPercent }) => strengthPercent);

describe('heatTones', () => {
  it('[CHARTS-6] diverges at the price, with double and half of it equally strong', () => {
    expect(sidesOf([50, 100, 200], 100)).toEqual(['below', 'none', 'above']);
    const [half = NaN, price, double = NaN] = strengthsOf([50, 100, 200], 100);
    expect(half).toBeCloseTo(double);
    expect(price).toBe(0);
  });

  it('[CHARTS-6] colors cells by distance, the farthest in full, also far from the price', () => {
    const strengths = strengthsOf([99, 90, 70, 50, 30, 10], 100);
    expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
    expect(new Set(strengths).size).toBe(6);
    expect(strengths.at(-1)).toBe(42);
    const [near = NaN, far = NaN] = strengthsOf([164.5, 93.7], 271.5);
    expect(far - near).toBeGreaterThan(15);
  });

  it('[CHARTS-6] colors zero and negative values in full', () => {
    expect(strengthsOf([90, 0, -20], 100).slice(1)).toEqual([42, 42]);
  });

  it('[CHARTS-6] stays pale if all cells are near the price', () => {
    expect(Math.max(...strengthsOf([99, 100, 102], 100))).toBeLessThan(10);
  });

  it('[CHARTS-6] never colors so strongly that the figure cannot be read', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true }), { minLength: 1 }),
        fc.option(fc.double({ noNaN: true }), { nil: undefined }),
        (values, reference) => {
          for (const strength of strengthsOf(values, reference)) {
            expect(strength).toBeGreaterThanOrEqual(0);
            expect(strength).toBeLessThanOrEqual(42);
          }
        },
      ),
    );
  });

  it('[CHARTS-50] goes from the lowest to the highest value in one color without a price', () => {
    expect(sidesOf([1, 2, 3])).toEqual(['level', 'level', 'level']);
    expect(strengthsOf([3, 1, 2])).toEqual([42, 4, 23]);
    expect(sidesOf([1, 2], 0)).toEqual(['level', 'level']);
    expect(sidesOf([2, 2])).toEqual(['none', 'none']);
  });

  it('[CHARTS-6] leaves a missing cell plain', () => {
    const missing = { ok: false, reason: 'Growth is above the cost of capital.' } as const;
    expect(heatTones([[missing]], 100)[0]?.[0]?.side).toBe('none');
    expect(heatTones([[missing, { ok: true, value: 2 }]], undefined)[0]?.[0]?.side).toBe('none');
  });
});
