import { expect, it } from 'vitest';
import { standardErrorOfMedian } from './standardErrorOfMedian.js';

it('[VALUATION-397] is that of one estimate, of the mean of two, and 1.2533 times that of the mean of more', () => {
  expect(standardErrorOfMedian([0.08])).toBeCloseTo(0.08, 12);
  expect(standardErrorOfMedian([0.06, 0.08])).toBeCloseTo(0.05, 12);
  // The textbook case: five of one size, 1.2533 × 0.1 ÷ √5.
  expect(standardErrorOfMedian(Array.from({ length: 5 }, () => 0.1))).toBeCloseTo(0.05605, 5);
  expect(standardErrorOfMedian([0.1, 0.2, 0.2])).toBeCloseTo((1.2533141 * 0.3) / 3, 7);
});

it('[VALUATION-397] is not known without an estimate, or where one has no standard error', () => {
  expect(standardErrorOfMedian([])).toBeNull();
  expect(standardErrorOfMedian([0.1, null])).toBeNull();
});
