import { describe, expect, it } from 'vitest';
import { compoundAnnualGrowthRate } from './compoundAnnualGrowthRate.js';

describe('compoundAnnualGrowthRate', () => {
  it('[FINANCE-MATH-10] leads from the first value to the last', () => {
    const result = compoundAnnualGrowthRate(100, 161.051, 5);
    expect(result.ok && result.value).toBeCloseTo(0.1, 12);
  });

  it('[FINANCE-MATH-10] is that of Excel (function reference, RRI)', () => {
    const result = compoundAnnualGrowthRate(10000, 11000, 96);
    expect(result.ok && result.value).toBeCloseTo(0.00099330737, 10);
  });

  it.each([
    [0, 100, 5],
    [100, 0, 5],
    [-100, 100, 5],
    [100, 200, 0],
    [1e-300, 1e300, 0.1],
    [Number.NaN, 1, 1],
  ])('[FINANCE-MATH-10] from %d to %d in %d years has a reason instead', (first, last, years) => {
    expect(compoundAnnualGrowthRate(first, last, years)).toMatchObject({ ok: false });
  });
});
