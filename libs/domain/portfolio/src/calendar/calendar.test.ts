import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from './dayNumber.js';
import { isLongTerm } from './isLongTerm.js';
import { isoDate } from './isoDate.js';

it('[PORTFOLIO-4] numbers the days of the calendar and no others', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
      expect(isoDate(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      expect(dayNumber(isoDate(day))).toBe(day);
    }),
  );
  for (const text of [
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-1-1',
    'today',
    '2024-01-01T00:00',
  ])
    expect(dayNumber(text)).toBeNull();
  expect(dayNumber('2024-02-29')).toBe(19_782);
});

// The first two are an example of IRS Publication 550 (Holding Period); those of month ends follow Revenue Ruling 66-7.
it.each([
  ['2008-02-05', '2009-02-05', false],
  ['2008-02-05', '2009-02-06', true],
  ['2023-02-28', '2024-02-29', false],
  ['2023-02-28', '2024-03-01', true],
  ['2024-02-28', '2025-02-28', false],
  ['2024-02-28', '2025-03-01', true],
  ['2024-02-29', '2025-02-28', false],
  ['2024-02-29', '2025-03-01', true],
  ['2023-12-31', '2024-12-31', false],
  ['2023-12-31', '2025-01-01', true],
  ['2024-05-01', '2024-05-01', false],
])(
  '[PORTFOLIO-5] holds what was acquired on %s and sold on %s for more than a year: %s',
  (acquired, sold, isLong) => {
    expect(isLongTerm(dayNumber(acquired) ?? NaN, dayNumber(sold) ?? NaN)).toBe(isLong);
  },
);
