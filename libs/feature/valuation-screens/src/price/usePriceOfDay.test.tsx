import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { exampleMarket, type ExampleMarket } from '../testing/exampleMarket.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { useLivePrice } from './useLivePrice.js';
import { usePriceOfDay } from './usePriceOfDay.js';

const day = '2026-03-31';
const close = { date: '2026-03-30', close: 59 };
const refusal = (code: string, message: string) =>
  new Response(JSON.stringify({ error: { code, message } }), {
    status: code === 'no-prices' ? 404 : 503,
    headers: { 'content-type': 'application/json' },
  });

/** The price of the example company on a past day; `history` answers instead of its closes. */
const show = (history: () => Response | null, market: ExampleMarket = {}) => {
  const { fetch } = exampleMarket(() => market);
  const store = createMarketDataStore(
    {
      fetch: async (input, init) =>
        (String(input).includes('/historical') ? history() : null) ?? fetch(input, init),
    },
    {},
  );
  return renderHook(() => usePriceOfDay('EXM', day, useLivePrice('EXM')), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  }).result;
};

it('[VALUATION-SCREENS-659] has no price after a failed request for that of the day, until a retry', async () => {
  let isDown = true;
  const shown = show(() => (isDown ? refusal('provider-unavailable', 'The provider is down.') : null), {
    closes: [close],
  });
  await waitFor(() => {
    expect(shown.current).toMatchObject({ isLoading: false, problem: 'The provider is down.' });
  });
  expect(shown.current.quote).toBeNull();
  expect(await act(() => shown.current.ask())).toBeNull();
  isDown = false;
  expect(await act(() => shown.current.ask())).toMatchObject({ price: 59, asOf: '2026-03-30' });
  expect(shown.current).toMatchObject({ problem: null, quote: { price: 59 } });
});

it.each([
  ['an answer without prices', null],
  ['an answer without prices', refusal('no-prices', 'There are no prices for EXM.')],
])('[VALUATION-SCREENS-659] has the current price after %s', async (_case, answer) => {
  const shown = show(() => answer?.clone() ?? null);
  await waitFor(() => {
    expect(shown.current).toMatchObject({ isLoading: false, problem: null, quote: { price: 71.5 } });
  });
  expect(await act(() => shown.current.ask())).toMatchObject({ price: 71.5 });
});

it('[VALUATION-SCREENS-8] gives the reason for a failed request until its retry is answered, and is not loading anew', async () => {
  let answer: (response: Response) => void = () => undefined;
  let attempts = 0;
  const store = createMarketDataStore(
    {
      fetch: async () => {
        attempts += 1;
        return attempts === 1
          ? refusal('provider-unavailable', 'The provider is down.')
          : new Promise<Response>((resolve) => {
              answer = resolve;
            });
      },
    },
    {},
  );
  const { result: shown } = renderHook(() => useLivePrice('EXM'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  await waitFor(() => {
    expect(shown.current.problem).toBe('The provider is down.');
  });
  const asked = shown.current.ask();
  await waitFor(() => {
    expect(shown.current.isAsking).toBe(true);
  });
  expect(shown.current).toMatchObject({ isLoading: false, problem: 'The provider is down.' });
  answer(Response.json({ quotes: [exampleQuote], missing: [] }));
  expect(await act(() => asked)).toMatchObject({ price: 71.5 });
  await waitFor(() => {
    expect(shown.current).toMatchObject({ problem: null, quote: { price: 71.5 } });
  });
});
