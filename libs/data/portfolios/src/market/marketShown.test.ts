import type { LoadedExchangeRates } from '@finance-analyst/market-data';
import { expect, it } from 'vitest';
import { marketShown } from './marketShown.js';
import { newestSampleRate } from './newestSampleRate.js';

const real = [
  { source: 'yahoo', asOf: '2024-05-02' },
  { source: 'yahoo', asOf: '2024-05-03' },
];
const rates = (base: string, source: string, ...dates: readonly string[]): LoadedExchangeRates => ({
  base,
  quote: 'EUR',
  ok: true,
  source,
  notes: [],
  fetchedAt: '2024-05-05T10:00:00Z',
  fromCache: false,
  stale: false,
  rates: dates.map((date) => ({ date, rate: 1 })),
});

it('[PORTFOLIOS-47] says that figures are not real where only the exchange rates are of the sample market', () => {
  expect(marketShown(real, null)).toEqual({
    statements: null,
    prices: [{ source: 'Yahoo', asOf: '2024-05-03' }],
    sample: false,
  });
  expect(marketShown(real, '2024-05-01')).toMatchObject({
    prices: [{ source: 'Yahoo' }, { source: 'Sample market (exchange rates)', asOf: '2024-05-01' }],
    sample: true,
  });
  expect(marketShown([], '2024-05-01')).toMatchObject({ prices: [{ asOf: '2024-05-01' }], sample: true });
  expect(marketShown([{ source: 'sample', asOf: '2024-05-03' }], '2024-05-01')).toMatchObject({
    prices: [{ source: 'Sample market', asOf: '2024-05-03' }],
    sample: true,
  });
  expect(marketShown([], null)).toBeNull();
});

it('[PORTFOLIOS-47] has the newest day of rates of the sample market', () => {
  const found = [
    rates('USD', 'sample', '2024-05-01', '2024-05-02'),
    rates('CHF', 'sample'),
    rates('JPY', 'ecb', '2024-05-09'),
    { base: 'SEK', quote: 'EUR', ok: false, reason: 'None.' } as const,
  ];
  expect(newestSampleRate(found)).toBe('2024-05-02');
  expect(newestSampleRate(found.slice(1))).toBeNull();
});
