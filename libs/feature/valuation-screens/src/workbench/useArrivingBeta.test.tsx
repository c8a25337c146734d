import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { messages } from '../price/messages.js';
import { exampleMarket, type ExampleMarket } from '../testing/exampleMarket.js';
import { exampleParameters } from '../testing/exampleModel.js';
import { useArrivingBeta } from './useArrivingBeta.js';

const measured = {
  ...exampleParameters,
  beta: { value: 1.2, label: 'Slope of 104 weekly returns', source: 'csv-import', asOf: '2026-11-20' },
};

const show = (market: () => ExampleMarket) => {
  const { fetch } = exampleMarket(market);
  const store = createMarketDataStore({ fetch, wait: () => Promise.resolve() }, {});
  const setBeta = vi.fn();
  const { result } = renderHook(() => useArrivingBeta({ symbol: 'EXM', isAwaited: true, setBeta }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return { shown: result, setBeta };
};

it.each([
  ['the prices do not arrive', { isProvisional: true }, messages.pricesStillLoading],
  ['the server does not answer', { parameters: null }, /server/iu],
])(
  '[VALUATION-SCREENS-661] says why beta was not measured if %s, until a retry brings it',
  async (_case, without, reason) => {
    let market: ExampleMarket = without;
    const { shown, setBeta } = show(() => market);
    expect(shown.current.isWaiting).toBe(true);
    await waitFor(() => {
      expect(shown.current.problem).toMatch(reason);
    });
    expect(shown.current).toMatchObject({ isWaiting: false, isRetrying: false });
    expect(setBeta).not.toHaveBeenCalled();
    market = { parameters: measured };
    act(() => {
      shown.current.retry();
    });
    expect(shown.current.isRetrying).toBe(true);
    await waitFor(() => {
      expect(shown.current).toMatchObject({ problem: null, isRetrying: false });
    });
    expect(setBeta).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ beta: measured.beta }));
  },
);
