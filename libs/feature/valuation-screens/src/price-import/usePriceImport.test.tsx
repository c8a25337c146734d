import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { exampleMarket } from '../testing/exampleMarket.js';
import { usePriceImport } from './usePriceImport.js';

it('[VALUATION-SCREENS-664] ignores files that are dropped while an import runs, until it is canceled', async () => {
  const { fetch, asked } = exampleMarket(() => ({ imports: () => new Promise(() => undefined) }));
  const store = createMarketDataStore({ fetch }, {});
  const { result } = renderHook(
    () =>
      usePriceImport({
        symbol: 'EXM',
        currency: 'USD',
        price: null,
        askForQuote: async () => null,
        askForParameters: async () => null,
        onUse: () => undefined,
        onParameters: () => undefined,
      }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const drop = (name: string) => {
    act(() => {
      result.current.take([new File(['date,close\n2026-11-20,80\n'], name, { type: 'text/csv' })]);
    });
  };
  const imports = () => asked.filter((url) => url.includes('/imports/prices')).length;
  drop('first.csv');
  await waitFor(() => {
    expect(imports()).toBe(1);
  });
  drop('second.csv');
  expect(result.current.state).toMatchObject({ kind: 'running', name: 'first.csv' });
  act(() => {
    result.current.cancel();
  });
  drop('second.csv');
  await waitFor(() => {
    expect(result.current.state).toMatchObject({ kind: 'running', name: 'second.csv' });
  });
});
