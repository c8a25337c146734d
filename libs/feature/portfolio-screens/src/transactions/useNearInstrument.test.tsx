import { createMarketDataStore, useSearchInstrumentsQuery } from '@finance-analyst/market-data';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { useNearInstrument } from './useNearInstrument.js';

const known = [{ id: 'GLH.SMP', name: 'Glenhollin Foods' }];
const entered = { symbol: 'GLH', market: null };

const search = (answer: () => Response) => {
  const store = createMarketDataStore(
    {
      fetch: async () => answer(),
      isOnline: () => true,
    },
    {},
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(
    () => ({ near: useNearInstrument(entered, known), search: useSearchInstrumentsQuery(entered.symbol) }),
    { wrapper },
  ).result;
};

it('[PORTFOLIO-SCREENS-176] asks what was meant by an instrument that the market does not have', async () => {
  const result = search(() => Response.json({ results: [] }));
  await waitFor(() => {
    expect(result.current.near?.id).toBe('GLH.SMP');
  });
});

it('[PORTFOLIO-SCREENS-176] does not take an instrument for unknown if the market could not be searched', async () => {
  const result = search(() => {
    throw new TypeError('Failed to fetch');
  });
  await waitFor(() => {
    expect(result.current.search.error).toBeDefined();
  });
  expect(result.current.near).toBeNull();
});
