import type { LoadedExchangeRates, LoadedPriceHistory } from '@finance-analyst/market-data';
import { dayNumber } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { levelsOf } from './levelsOf.js';
import { benchmarkReturn } from './benchmarkReturn.js';
import { levelOn } from './levelOn.js';

const age = { fetchedAt: '2024-05-05T10:00:00Z', fromCache: false, stale: false };
const loadedIn = (currency: string, adjusted: boolean): LoadedPriceHistory => ({
  symbol: 'INDEX',
  ok: true,
  history: {
    data: {
      symbol: 'INDEX',
      currency,
      source: 'sample',
      adjusted,
      bars: [
        { date: '2024-05-02', close: 100, adjustedClose: adjusted ? 90 : null },
        { date: '2024-05-06', close: 110, adjustedClose: adjusted ? 108 : null },
      ].map((bar) => ({ ...bar, open: null, high: null, low: null, volume: null })),
    },
    ...age,
  },
});
const rates: LoadedExchangeRates = {
  base: 'EUR',
  quote: 'USD',
  ok: true,
  source: 'ecb',
  notes: [],
  ...age,
  rates: [
    { date: '2024-05-01', rate: 1 },
    { date: '2024-05-03', rate: 1.1 },
  ],
};
const [first, last] = ['2024-05-02', '2024-05-07'].map((date) => dayNumber(date) ?? 0) as [number, number];
const returnOf = (found: ReturnType<typeof levelsOf>) =>
  found.ok ? benchmarkReturn(found.value, first, last) : found;

it('[ANALYTICS-SCREENS-10] has the plain return of a benchmark, with dividends where its prices are adjusted for them', () => {
  const close = (value: number) => ({ ok: true, value: expect.closeTo(value, 12) });
  expect(returnOf(levelsOf('INDEX', loadedIn('USD', false), null, 'USD'))).toEqual(close(0.1));
  expect(returnOf(levelsOf('INDEX', loadedIn('USD', true), null, 'USD'))).toEqual(close(0.2));
  // 1.1 × 1.1 − 1: the rate of the day, or of the last day before it.
  expect(returnOf(levelsOf('INDEX', loadedIn('EUR', false), rates, 'USD'))).toEqual(close(0.21));
});

it('[ANALYTICS-SCREENS-10] has a reason without prices, rates or a level on a day', () => {
  const failed = { base: 'EUR', quote: 'USD', ok: false, reason: 'None.' } as const;
  expect(levelsOf('INDEX', { symbol: 'INDEX', ok: false, reason: 'Unknown.' }, null, 'USD').ok).toBe(false);
  expect(levelsOf('INDEX', loadedIn('EUR', false), failed, 'USD')).toEqual(failed);
  expect(levelsOf('INDEX', loadedIn('EUR', false), null, 'USD').ok).toBe(false);
  const late = { ...rates, rates: rates.rates.slice(1) };
  const fromFirstRate = levelsOf('INDEX', loadedIn('EUR', false), late, 'USD');
  expect(fromFirstRate.ok && [[...fromFirstRate.value.days], [...fromFirstRate.value.levels]]).toEqual([
    [first + 4],
    [expect.closeTo(121, 9)],
  ]);
  const found = levelsOf('INDEX', loadedIn('USD', false), null, 'USD');
  if (!found.ok) throw new Error(found.reason);
  expect(levelOn(found.value, first - 1)).toBeNull();
  expect(benchmarkReturn(found.value, first - 7, last)).toMatchObject({ ok: true });
  expect(benchmarkReturn(found.value, first - 8, last)).toEqual({
    ok: false,
    reason: 'INDEX has no price or exchange rate on 2024-04-24.',
  });
});
