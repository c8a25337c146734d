import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecastPeriodOf } from './forecastPeriodOf.js';
import { rowIdOfPeriod } from './rowIdOfPeriod.js';
import { yearEndAfter } from './yearEndAfter.js';

it.each([
  ['2025-12-31', 3, '2028-12-31'],
  ['2025-09-27', 1, '2026-09-27'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2096-02-29', 4, '2100-02-28'],
])('[DOCUMENTS-72] ends the fiscal year after %s by %d years on %s', (base, years, end) => {
  expect(yearEndAfter(base, years)).toBe(end);
});

it('[DOCUMENTS-72] finds the forecast year of a fiscal year', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 50 }),
      (date, period) => {
        const baseYearEnd = date.toISOString().slice(0, 10);
        const yearEnd = yearEndAfter(baseYearEnd, period);
        expect(forecastPeriodOf({ baseYearEnd }, { yearEnd })).toBe(period);
        expect(rowIdOfPeriod({ baseYearEnd }, 'tax_rate', period)).toBe(`tax_rate@${yearEnd}`);
      },
    ),
  );
  expect(forecastPeriodOf({ baseYearEnd: '2025-12-31' }, { yearEnd: null })).toBeNull();
});
