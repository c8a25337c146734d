import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarRange } from './calendarRange.js';
import { endOfMonth } from './endOfMonth.js';
import { isoDate } from './isoDate.js';
import { monthsLater } from './monthsLater.js';
import { parseIsoDate } from './parseIsoDate.js';

const anyDay = fc.integer({ min: calendarRange.first, max: calendarRange.last });

describe('day numbers', () => {
  it.each([
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2000-02-29', 36_585],
    ['2026-06-30', 46_203],
    ['9999-12-31', 2_958_465],
  ])('[MODEL-ENGINE-166] %s is %d, as in Excel', (date, number) => {
    expect(parseIsoDate(date)).toBe(number);
    expect(isoDate(number)).toBe(date);
  });

  it('[MODEL-ENGINE-166] and dates are one to one, a day apart', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseIsoDate(isoDate(day))).toBe(day);
        if (day < calendarRange.last)
          expect(Date.parse(isoDate(day + 1)) - Date.parse(isoDate(day))).toBe(86_400_000);
      }),
    );
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '1900-02-28',
    '2026-13-01',
    '2026-00-10',
    '2026-6-30',
    '30/06/2026',
    '',
    '0099-01-01',
  ])('[MODEL-ENGINE-166] %j is not a date', (text) => {
    expect(parseIsoDate(text)).toBeNaN();
  });
});

describe('months', () => {
  const later = (date: string, months: number) => isoDate(monthsLater(parseIsoDate(date), months));
  const monthEnd = (date: string, months: number) => isoDate(endOfMonth(parseIsoDate(date), months));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2000-01-31', 1, '2000-02-29'],
    ['2100-01-31', 1, '2100-02-28'],
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-01-15', 2, '2026-03-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-08-31', 1.9, '2026-09-30'],
    ['2026-08-31', -1.9, '2026-07-31'],
  ])('[MODEL-ENGINE-167] %s and %d months is %s, as EDATE of Excel', (date, months, expected) => {
    expect(later(date, months)).toBe(expected);
  });

  it.each([
    ['2026-01-01', 1, '2026-02-28'],
    ['2026-01-01', -3, '2025-10-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-06-30', 0, '2026-06-30'],
    ['2026-11-30', 13, '2027-12-31'],
  ])(
    '[MODEL-ENGINE-167] the month of %s and %d ends on %s, as EOMONTH of Excel',
    (date, months, expected) => {
      expect(monthEnd(date, months)).toBe(expected);
    },
  );

  it('[MODEL-ENGINE-167] months later lies in the month asked for, at most on the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, months) => {
        const moved = monthsLater(day, months);
        const end = endOfMonth(day, months);
        if (Number.isNaN(end)) return;
        const [from = '', to = '', last = ''] = [day, moved, end].map(isoDate);
        const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
        // Only the first month of the range is cut off.
        if (Number.isNaN(moved)) return;
        expect(monthOf(to) - monthOf(from)).toBe(months);
        expect(to.slice(8) === from.slice(8) || (to === last && last.slice(8) < from.slice(8))).toBe(true);
        expect(isoDate(end + 1).slice(8)).toBe(end === calendarRange.last ? '66' : '01');
      }),
    );
  });
});
