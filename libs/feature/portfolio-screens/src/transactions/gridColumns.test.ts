import { expect, it } from 'vitest';
import { narrowColumns, rowNumberWidthRem, wideColumns } from './gridColumns.js';
import { usualGross } from './usualGross.js';

it('[PORTFOLIO-SCREENS-190] has the same columns in a narrow window, the first four of which fit on a phone', () => {
  expect(narrowColumns.columns.toSorted()).toEqual(wideColumns.columns.toSorted());
  const first = narrowColumns.columns.slice(0, 4);
  expect(first).toEqual(['instrument', 'quantity', 'gross', 'kind']);
  const width = first.reduce((sum, column) => sum + narrowColumns.widthRemOf(column), 0);
  // The panel of a window of 390 pixels.
  expect(width + rowNumberWidthRem(999, false)).toBeLessThanOrEqual(324 / 16);
  expect(rowNumberWidthRem(100_000, true)).toBeGreaterThan(rowNumberWidthRem(999, false));
});

it('[PORTFOLIO-SCREENS-191] has quantity times price for a trade without a gross amount alone', () => {
  const trade = { kind: 'buy', quantity: '3', price: '33.335' } as const;
  expect(usualGross(trade)).toBe('100.01');
  expect(usualGross({ ...trade, currency: 'JPY' })).toBe('100');
  expect(usualGross({ ...trade, gross: '100' })).toBeUndefined();
  expect(usualGross({ ...trade, kind: 'dividend' })).toBeUndefined();
  expect(usualGross({ kind: 'buy', quantity: '3' })).toBeUndefined();
});
