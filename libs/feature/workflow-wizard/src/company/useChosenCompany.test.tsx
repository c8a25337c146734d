import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { sampleServer } from '../testing/sampleServer.js';
import { useChosenCompany } from './useChosenCompany.js';

it('[WORKFLOW-WIZARD-16] gives the reason for a failed request for the price, and retries it', async () => {
  let isDown = true;
  const server = sampleServer();
  const store = createMarketDataStore(
    {
      fetch: async (input) =>
        isDown && String(input).includes('/real-time')
          ? Response.json(
              { error: { code: 'provider-unavailable', message: 'The provider is down.' } },
              { status: 503 },
            )
          : server(input),
    },
    {},
  );
  const kinds: string[] = [];
  const use = () => {
    const company = useChosenCompany('GLH.SMP', 'dcf');
    kinds.push(company.kind);
    return company;
  };
  const { result } = renderHook(use, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  const known = () => {
    if (result.current.kind !== 'known') throw new Error('The company is not loaded.');
    return result.current;
  };
  await waitFor(() => {
    expect(known().priceFailure).toMatchObject({ reason: 'The provider is down.', isRetrying: false });
  });
  expect(known()).toMatchObject({ quote: null, whyNoPrice: null });
  isDown = false;
  act(() => {
    known().priceFailure?.retry();
  });
  kinds.length = 0;
  await waitFor(() => {
    expect(known()).toMatchObject({ priceFailure: null, quote: { price: 52.5 } });
  });
  // The company stays on the screen while its price is requested again.
  expect(new Set(kinds)).toEqual(new Set(['known']));
});
