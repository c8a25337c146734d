import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossRates, directRates } from './deriveRates.js';
import type { StoredRates } from './readStoredRates.js';

const on = (base: string, quote: string, ...rates: [string, number][]): StoredRates => ({
  base,
  quote,
  rates: rates.map(([date, rate]) => ({ date, rate })),
});

/** ECB reference rates. */
const dollars = on('EUR', 'USD', ['2021-12-01', 1.1314], ['2025-04-25', 1.1357]);
const pounds = on('EUR', 'GBP', ['2021-12-01', 0.85], ['2025-04-25', 0.8531]);
const yen = on('EUR', 'JPY', ['2021-12-01', 128.27], ['2025-04-25', 162.8]);

describe('rates of a pair', () => {
  it('[MARKET-DATA-SERVICE-121] are those stated, to the digit', () => {
    expect(directRates('EUR', dollars)).toEqual({ rates: dollars.rates, note: null });
  });

  it('[MARKET-DATA-SERVICE-121] are the inverse of the other direction, and say so', () => {
    expect(directRates('USD', dollars)).toEqual({
      rates: [
        { date: '2021-12-01', rate: 1 / 1.1314 },
        { date: '2025-04-25', rate: 1 / 1.1357 },
      ],
      note: 'Derived as the inverse of EUR/USD.',
    });
  });

  it('[MARKET-DATA-SERVICE-121] are crossed through the currency that both have rates to, and say so', () => {
    const { rates, note } = crossRates('EUR', pounds, yen);
    expect(rates.map(({ date }) => date)).toEqual(['2021-12-01', '2025-04-25']);
    expect(rates[0]?.rate).toBeCloseTo(150.905882, 6);
    expect(rates[1]?.rate).toBeCloseTo(190.833431, 6);
    expect(note).toBe('Derived from EUR/GBP and EUR/JPY of the same day.');
  });

  it('[MARKET-DATA-SERVICE-121] are crossed whichever way each is stated', () => {
    const perEuro = on('EUR', 'USD', ['2026-10-29', 1.115]);
    const perPound = on('GBP', 'USD', ['2026-10-29', 1.344]);
    expect(crossRates('USD', perEuro, perPound).rates[0]?.rate).toBeCloseTo(1.115 / 1.344, 12);
  });

  it('[MARKET-DATA-SERVICE-121] are crossed only on days that have both', () => {
    const later = on('EUR', 'JPY', ['2025-04-25', 162.8], ['2025-04-28', 163]);
    expect(crossRates('EUR', pounds, later).rates.map(({ date }) => date)).toEqual(['2025-04-25']);
  });

  const rate = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
  const isClose = (one: number, other: number) => Math.abs(one - other) <= 1e-12 * Math.abs(other);

  it('[MARKET-DATA-SERVICE-121] multiply to 1 with those of the other direction', () => {
    fc.assert(
      fc.property(rate, rate, fc.boolean(), (a, b, isTurned) => {
        const one = isTurned ? on('A', 'P', ['d', a]) : on('P', 'A', ['d', a]);
        const other = on('P', 'B', ['d', b]);
        const [there] = crossRates('P', one, other).rates;
        const [back] = crossRates('P', other, one).rates;
        expect(isClose((there?.rate ?? 0) * (back?.rate ?? 0), 1)).toBe(true);
      }),
    );
  });

  it('[MARKET-DATA-SERVICE-121] lead from one currency to a third like two steps', () => {
    fc.assert(
      fc.property(rate, rate, rate, (a, b, c) => {
        const [ofA, ofB, ofC] = [on('P', 'A', ['d', a]), on('P', 'B', ['d', b]), on('P', 'C', ['d', c])];
        const step = (one: StoredRates, other: StoredRates) =>
          crossRates('P', one, other).rates[0]?.rate ?? 0;
        expect(isClose(step(ofA, ofB) * step(ofB, ofC), step(ofA, ofC))).toBe(true);
      }),
    );
  });
});
