import { describe, expect, it } from 'vitest';
import { netPresentValue } from './netPresentValue.js';

describe('netPresentValue', () => {
  // Examples of the Excel function reference, NPV.
  it.each([
    [0.1, [-10000, 3000, 4200, 6800], 1188.443412],
    [0.08, [8000, 9200, 10000, 12000, 14500], 1922.061555 + 40000],
    [0.08, [8000, 9200, 10000, 12000, 14500, -9000], -3749.465087 + 40000],
  ])('[FINANCE-MATH-3] at %d is that of Excel', (rate, flows, expected) => {
    const result = netPresentValue(rate, flows);
    expect(result).toMatchObject({ ok: true });
    if (result.ok) expect(result.value).toBeCloseTo(expected, 6);
  });

  it('[FINANCE-MATH-3] of no flows is 0', () => {
    expect(netPresentValue(0.1, [])).toEqual({ ok: true, value: 0 });
  });

  it.each([
    [-1, [1], 'the rate must be above −100%'],
    [Number.NaN, [1], 'the rate is not a finite number'],
    [Infinity, [1], 'the rate is not a finite number'],
    [-0.999999, Array.from({ length: 60 }, () => 1e300), 'the present value is too large'],
    [0.1, [Number.NaN], 'a flow is not a finite number'],
    [0.1, [-Infinity, 1], 'a flow is not a finite number'],
  ])('[FINANCE-MATH-11] at %d has a reason instead of a number', (rate, flows, reason) => {
    expect(netPresentValue(rate, flows)).toEqual({ ok: false, reason });
  });
});
