import { describe, expect, it } from 'vitest';
import { exchangeOf, exchanges } from './SampleExchange.js';
import { tradingDayFrom, tradingDays } from './tradingDays.js';

describe('tradingDays', () => {
  it.each(exchanges.map(({ code }) => code))(
    'covers ten years of weekdays without holidays on %s',
    (code) => {
      const exchange = exchangeOf(code);
      const days = tradingDays(exchange);
      expect(days[0]).toBe('2016-10-31');
      expect(days.at(-1)).toBe('2026-10-30');
      expect(days.length).toBeGreaterThan(2500);
      for (const day of days) {
        expect([0, 6]).not.toContain(new Date(day).getUTCDay());
        expect(exchange.holidays).not.toContain(day.slice(5));
      }
    },
  );

  it('finds the first trading day on or after a date', () => {
    const days = tradingDays(exchangeOf('XSA1'));
    expect(tradingDayFrom(days, '2021-01-01')).toBe('2021-01-04');
    expect(tradingDayFrom(days, '2021-01-05')).toBe('2021-01-05');
    expect(tradingDayFrom(days, '2026-10-31')).toBeUndefined();
  });
});
