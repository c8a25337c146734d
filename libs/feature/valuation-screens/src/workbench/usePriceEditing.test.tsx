import { createMarketDataStore } from '@finance-analyst/market-data';
import type { Quote } from '@finance-analyst/market';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { exampleMarket } from '../testing/exampleMarket.js';
import { exampleDocument, exampleFundamentals, exampleQuote } from '../testing/exampleModel.js';
import { noEdits } from '../testing/noEdits.js';
import { usePriceEditing } from './usePriceEditing.js';

const { body } = exampleDocument({ quote: null });
const priceSnapshot = { price: 80, currency: 'USD', asOf: '2026-11-20', source: 'entered' };

const show = () => {
  const store = createMarketDataStore({ fetch: exampleMarket().fetch }, {});
  let answer: (quote: Quote | null) => void = () => undefined;
  const live = {
    isLoading: false,
    quote: null,
    problem: 'The server did not answer.',
    missing: null,
    stale: null,
    isAsking: false,
    ask: () =>
      new Promise<Quote | null>((resolve) => {
        answer = resolve;
      }),
  };
  const setPrice = vi.fn();
  const edits = { ...noEdits, setPrice };
  const fundamentals = exampleFundamentals();
  const { result, rerender } = renderHook(
    (model: typeof body) =>
      usePriceEditing({ body: model, fundamentals, live, edits, isBetaAwaited: false, isReadOnly: false }),
    {
      initialProps: body,
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  return {
    setPrice,
    rerender,
    retry: () => {
      act(() => result.current?.actions.retry?.onRetry());
    },
    answer: (quote: Quote) => act(async () => answer(quote)),
  };
};

it('[VALUATION-SCREENS-660] applies the price that a retry brings to a model without one', async () => {
  const { setPrice, retry, answer } = show();
  retry();
  await answer(exampleQuote);
  expect(setPrice).toHaveBeenCalledExactlyOnceWith(exampleQuote);
});

it('[VALUATION-SCREENS-660] leaves a price entered while a retry was on its way', async () => {
  const { setPrice, retry, answer, rerender } = show();
  retry();
  rerender({ ...body, priceSnapshot });
  await answer(exampleQuote);
  expect(setPrice).not.toHaveBeenCalled();
});
