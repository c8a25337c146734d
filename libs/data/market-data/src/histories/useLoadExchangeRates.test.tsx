import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createTestStore, json } from '../testing/createTestStore.js';
import { exampleHistory, exampleRates } from '../testing/exampleAnswers.js';
import { useLoadExchangeRates } from './useLoadExchangeRates.js';
import { useLoadPriceHistories } from './useLoadPriceHistories.js';

const { signal } = new AbortController();
const { store } = createTestStore((url) => json(url.includes('historical') ? exampleHistory : exampleRates));
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);

it('[MARKET-DATA-50] loads exchange rates with the same function at every render', async () => {
  const { result, rerender } = renderHook(() => useLoadExchangeRates(), { wrapper });
  const load = result.current;
  rerender();
  expect(result.current).toBe(load);
  expect(await load([{ base: 'EUR', quote: 'USD' }], { signal })).toMatchObject([
    { ok: true, source: 'ecb' },
  ]);
});

it('[MARKET-DATA-51] loads price histories with the same function at every render', async () => {
  const { result, rerender } = renderHook(() => useLoadPriceHistories(), { wrapper });
  const load = result.current;
  rerender();
  expect(result.current).toBe(load);
  expect(await load(['ACME'], { signal })).toMatchObject([{ ok: true, symbol: 'ACME' }]);
});
