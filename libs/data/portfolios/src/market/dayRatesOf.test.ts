import { expect, it } from 'vitest';
import { dayRatesOf } from './dayRatesOf.js';

const loaded = {
  base: 'EUR',
  quote: 'USD',
  ok: true,
  source: 'ecb',
  notes: [],
  fetchedAt: '2024-06-03T10:00:00Z',
  fromCache: false,
  stale: false,
  rates: [
    { date: '2024-05-31', rate: 1.085 },
    { date: '2024-06-03', rate: 1.084 },
    { date: '2024-06-05', rate: 1.09 },
  ],
} as const;

it('[PORTFOLIOS-2] takes the rate of a day, or of the last day before it', () => {
  const rates = dayRatesOf([loaded, { base: 'XXX', quote: 'USD', ok: false, reason: 'None.' }]);
  expect(
    ['2024-05-30', '2024-05-31', '2024-06-02', '2024-06-03', '2024-07-01'].map((day) => rates.on('EUR', day)),
  ).toEqual([null, 1.085, 1.085, 1.084, 1.09]);
  expect([rates.last('EUR'), rates.last('XXX'), rates.on('XXX', '2024-06-03')]).toEqual([1.09, null, null]);
});
