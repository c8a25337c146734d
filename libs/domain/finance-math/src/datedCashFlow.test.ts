import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearsFromFirst } from './datedCashFlow.js';

describe('yearsFromFirst', () => {
  it('[FINANCE-MATH-4] counts days as the calendar does', () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (one, other) => {
        const dates = [one, other].map((date) => date.toISOString().slice(0, 10));
        const years = yearsFromFirst(dates.map((date) => ({ date, amount: 0 })));
        const [first = 0, second = 0] = dates.map((date) => Date.parse(date) / 86_400_000);
        expect(years.ok && Math.max(...years.value) * 365).toBeCloseTo(Math.abs(first - second), 6);
      }),
    );
  });

  it.each([
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '2025-01-01T00:00',
  ])('[FINANCE-MATH-8] does not take %s for a date', (date) => {
    expect(yearsFromFirst([{ date, amount: 0 }])).toEqual({ ok: false, reason: `${date} is not a date` });
  });

  it.each(['2024-02-29', '2000-02-29', '2025-12-31'])('[FINANCE-MATH-8] takes %s for a date', (date) => {
    expect(yearsFromFirst([{ date, amount: 0 }])).toEqual({ ok: true, value: [0] });
  });
});
