// @vitest-environment node
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { createTestStore, json, type Serve } from '../testing/createTestStore.js';
import { exampleRates } from '../testing/exampleAnswers.js';
import { loadExchangeRates } from './loadExchangeRates.js';

const load = (serve: Serve, options = {}, dependencies = {}) => {
  const { store, asked } = createTestStore(serve, dependencies);
  const pairs = [
    { base: 'EUR', quote: 'USD' },
    { base: 'EUR', quote: 'XXX' },
  ];
  const signal = new AbortController().signal;
  return { asked, end: store.dispatch(loadExchangeRates(pairs, { signal, ...options })) };
};

const unknown = { error: { code: 'no-exchange-rates', message: 'There are no exchange rates for XXX.' } };

it('[MARKET-DATA-50] loads the rates of each pair with their source and age, or the reason', async () => {
  const notes = ['Derived from EUR/USD.'];
  const { asked, end } = load(
    (url) =>
      url.includes('XXX')
        ? json(unknown, {}, 404)
        : json({ ...exampleRates, notes }, { date: 'Thu, 20 Nov 2025 11:00:00 GMT' }),
    { from: '2025-01-02' },
  );
  expect(await end).toEqual([
    {
      base: 'EUR',
      quote: 'USD',
      ok: true,
      rates: exampleRates.rates,
      source: 'ecb',
      notes,
      fetchedAt: '2025-11-20T11:00:00.000Z',
      fromCache: false,
      stale: false,
    },
    { base: 'EUR', quote: 'XXX', ok: false, reason: 'There are no exchange rates for XXX.' },
  ]);
  expect(asked).toEqual([
    '/api/market-data/exchange-rates?base=EUR&quote=USD&from=2025-01-02',
    '/api/market-data/exchange-rates?base=EUR&quote=XXX&from=2025-01-02',
  ]);
});

it('[MARKET-DATA-50] loads all rates without a first day, and says that they may soon change', async () => {
  const { asked, end } = load(() => json(exampleRates, { 'cache-control': 'no-store' }));
  expect(await end).toMatchObject([{ notes: [], provisional: true }, { provisional: true }]);
  expect(asked[0]).toBe('/api/market-data/exchange-rates?base=EUR&quote=USD');
});

it('[MARKET-DATA-50] rejects rates that do not match the contract', async () => {
  const { end } = load(() => json({ ...exampleRates, rates: [{ date: '2025-11-20', rate: '1.1' }] }));
  expect((await end)?.[0]).toEqual({ base: 'EUR', quote: 'USD', ok: false, reason: messages.unexpected });
});

it('[MARKET-DATA-53] loads what the device has without a network, and the reason for the rest', async () => {
  const stored = { 'x-served-from': 'cache', 'x-cached-at': '2025-11-18T09:00:00.000Z', 'x-stale': 'true' };
  const serve: Serve = (url) =>
    url.includes('USD') ? json(exampleRates, stored) : Promise.reject(new TypeError('Failed to fetch'));
  expect(await load(serve, {}, { isOnline: () => false }).end).toMatchObject([
    {
      ok: true,
      rates: exampleRates.rates,
      fetchedAt: '2025-11-18T09:00:00.000Z',
      fromCache: true,
      stale: true,
    },
    { ok: false, reason: messages.offline },
  ]);
});
