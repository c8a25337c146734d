import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weighCases, type WeightedCase } from './weighCases.js';

const of = (name: string, weight: number, value: number): WeightedCase => ({
  name,
  weight,
  value: { ok: true, value },
});
const cases = [of('Cautious', 0.25, 20), of('Base', 0.5, 30), of('Optimistic', 0.25, 48)];

describe('weighing cases', () => {
  it('[UNCERTAINTY-26] gives their mean and standard deviation by weight, and their range', () => {
    expect(weighCases(cases)).toEqual({
      ok: true,
      // 5 + 15 + 12, and the root of 0.25 × 144 + 0.5 × 4 + 0.25 × 256.
      value: { mean: 32, standardDeviation: Math.sqrt(102), lowest: 20, highest: 48 },
    });
  });

  it('[UNCERTAINTY-26] takes thirds, and leaves cases of no weight out', () => {
    const thirds = cases.map((each) => ({ ...each, weight: 1 / 3 }));
    expect(weighCases(thirds)).toMatchObject({ ok: true });
    const failed = { name: 'Optimistic', weight: 0, value: { ok: false, reason: 'None.' } } as const;
    expect(weighCases([of('Cautious', 0.5, 20), of('Base', 0.5, 30), failed])).toMatchObject({
      value: { mean: 25, lowest: 20, highest: 30 },
    });
  });

  it('[UNCERTAINTY-26] stays within the values, and moves and grows with them', () => {
    const any = fc.array(
      fc.record({
        parts: fc.integer({ min: 1, max: 50 }),
        value: fc.double({ min: -1e3, max: 1e3, noNaN: true }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(any, fc.double({ min: 0.1, max: 10, noNaN: true }), (drawn, factor) => {
        const all = drawn.reduce((sum, { parts }) => sum + parts, 0);
        const answer = (change: (value: number) => number) => {
          const result = weighCases(
            drawn.map(({ parts, value }, at) => of(String(at), parts / all, change(value))),
          );
          if (!result.ok) throw new Error(result.code);
          return result.value;
        };
        const { mean, standardDeviation, lowest, highest } = answer((value) => value);
        expect(mean).toBeGreaterThanOrEqual(lowest - 1e-9);
        expect(mean).toBeLessThanOrEqual(highest + 1e-9);
        expect(standardDeviation).toBeLessThanOrEqual((highest - lowest) / 2 + 1e-9);
        const moved = answer((value) => value * factor + 7);
        expect(moved.mean).toBeCloseTo(mean * factor + 7, 6);
        expect(moved.standardDeviation).toBeCloseTo(standardDeviation * factor, 6);
      }),
    );
  });

  it.each([0.333, 0.3333, 1 / 3])('[UNCERTAINTY-27] takes thirds typed as %d', (weight) => {
    const third = [10, 20, 60].map((value) => ({
      name: String(value),
      weight,
      value: { ok: true, value } as const,
    }));
    const answer = weighCases(third);
    expect(answer.ok && answer.value.mean).toBeCloseTo(30, 10);
    expect(answer.ok && answer.value.standardDeviation).toBeCloseTo(Math.sqrt((400 + 100 + 900) / 3), 10);
  });

  it('[UNCERTAINTY-27] gives no answer for weights that do not total 1, with their total', () => {
    expect(weighCases(cases.slice(1))).toEqual({ ok: false, code: 'total', total: 0.75 });
    expect(weighCases([])).toEqual({ ok: false, code: 'total', total: 0 });
  });

  it('[UNCERTAINTY-27] gives no answer for a negative weight, or a case with a weight and no value', () => {
    expect(weighCases([of('Base', 1.5, 30), of('Cautious', -0.5, 20)])).toEqual({
      ok: false,
      code: 'weight',
      name: 'Cautious',
    });
    expect(
      weighCases([of('Base', 0.5, 30), { name: 'Low', weight: 0.5, value: { ok: false, reason: 'None.' } }]),
    ).toEqual({ ok: false, code: 'no-value', name: 'Low', reason: 'None.' });
  });
});
