import { describe, expect, it } from 'vitest';
import { median } from './median.js';

describe('median', () => {
  it.each([
    [[3], 3],
    [[10, 9, 1], 9],
    [[4, 1, 3, 2], 2.5],
    [[1.7e308, 1.7e308], 1.7e308],
  ])('[FINANCE-MATH-9] of %j is %d', (values, expected) => {
    expect(median(values)).toEqual({ ok: true, value: expected });
  });

  it('[FINANCE-MATH-9] leaves the order of the values alone', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it.each([[[]], [[1, Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
    '[FINANCE-MATH-11] of %j has a reason',
    (values) => {
      expect(median(values)).toMatchObject({ ok: false });
    },
  );
});
