import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heatTone } from './heatTone.js';

const tone = (value: number, reference?: number): ReturnType<typeof heatTone> =>
  heatTone({ ok: true, value }, reference);

describe('heatTone', () => {
  it('[CHARTS-6] colours a cell by its distance from the price, the same distance always the same', () => {
    expect(tone(110, 100)).toEqual(tone(55, 50));
    expect(tone(200, 100).strengthPercent).toBeCloseTo(tone(50, 100).strengthPercent);
    expect([tone(200, 100).side, tone(50, 100).side]).toEqual(['above', 'below']);
    expect(tone(100, 100).side).toBe('none');
  });

  it('[CHARTS-6] colours more the farther a cell is, far from the price too', () => {
    const strengths = [99, 90, 70, 50, 30, 10, 0, -20].map((value) => tone(value, 100).strengthPercent);
    expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
    expect(new Set(strengths).size).toBe(7);
  });

  it('[CHARTS-6] never colours so strongly that the figure cannot be read', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (value, reference) => {
        expect(tone(value, reference).strengthPercent).toBeLessThanOrEqual(42);
      }),
    );
  });

  it('[CHARTS-6] leaves a cell plain that is missing or has nothing to be held against', () => {
    expect(heatTone({ ok: false, reason: 'Growth is above the cost of capital.' }, 100).side).toBe('none');
    expect(tone(100).side).toBe('none');
    expect(tone(100, 0).side).toBe('none');
  });
});
