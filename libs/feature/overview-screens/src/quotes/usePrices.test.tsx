import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { exampleQuotes } from '../testing/exampleQuotes.js';
import { usePrices } from './usePrices.js';

it('is the same object at a render where nothing about the prices changed', () => {
  const store = createMarketDataStore({ fetch: () => new Promise<never>(() => undefined) }, {});
  const { result, rerender } = renderHook(() => usePrices(['GLH.SMP']), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it('says from the first render that prices are loading, and nothing more until they arrive', async () => {
  const store = createMarketDataStore(
    {
      fetch: async () => Response.json({ quotes: exampleQuotes, missing: [] }),
      clock: () => new Date('2026-11-20T14:30:00.000Z'),
    },
    {},
  );
  const symbols = exampleQuotes.map(({ symbol }) => symbol);
  const drawn: unknown[] = [];
  renderHook(
    () => {
      const { status, isRetrying } = usePrices(symbols);
      drawn.push({ status, isRetrying });
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const loading = { status: 'loading', isRetrying: true };
  expect(drawn).toEqual([loading]);
  await act(() => expect.poll(() => drawn.length).toBeGreaterThan(1));
  expect(drawn).toEqual([loading, { status: 'ready', isRetrying: false }]);
});
