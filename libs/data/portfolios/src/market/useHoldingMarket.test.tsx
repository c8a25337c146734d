import { createMarketDataStore } from '@finance-analyst/market-data';
import type { LedgerInstrument, LedgerPosition } from '@finance-analyst/portfolio';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { useHoldingMarket } from './useHoldingMarket.js';

const vodafone: LedgerInstrument = { symbol: 'VOD', market: 'XLON' };
const receipt: LedgerInstrument = { symbol: 'VOD', market: null };
const unlisted: LedgerInstrument = { symbol: 'FUND', market: null };

const held = (...instruments: readonly LedgerInstrument[]) => ({
  positions: instruments.map((instrument): LedgerPosition => ({
    account: 'main',
    instrument,
    quantity: '10',
    currency: 'USD',
    lots: [],
    cost: '0',
    accountCost: '0',
    filed: null,
    splits: [],
  })),
  cash: [],
});

/** The market of what is held, from a server that has the prices given; null for one that does not answer. */
function openMarket(answer: (symbols: readonly string[]) => Readonly<Record<string, number>> | null) {
  const store = createMarketDataStore(
    {
      fetch: async (input) => {
        const symbols = new URL(String(input), 'http://server').searchParams.get('symbols')?.split(',') ?? [];
        const prices = answer(symbols);
        if (!prices) return new Promise<Response>(() => undefined);
        return Response.json({
          quotes: Object.entries(prices).map(([symbol, price]) => ({
            symbol,
            price,
            previousClose: null,
            change: null,
            changePercent: null,
            currency: 'USD',
            asOf: '2025-11-20T00:00:00.000Z',
            source: 'sample',
            stale: false,
          })),
          missing: symbols.filter((symbol) => !(symbol in prices)),
        });
      },
      isOnline: () => true,
    },
    {},
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(({ view }) => useHoldingMarket(view, 'USD'), {
    wrapper,
    initialProps: { view: held(receipt) },
  });
}

it('[PORTFOLIOS-45] takes no price of the same symbol on another market', async () => {
  const { result, rerender } = openMarket(() => ({ VOD: 12 }));
  rerender({ view: held(receipt, vodafone) });
  await waitFor(() => {
    expect(result.current.market.priceOf(receipt)?.price).toBe(12);
  });
  expect(result.current.market.priceOf(vodafone)).toBeNull();
  expect(result.current.market.problemOf?.(vodafone)).toBeNull();
});

it('[PORTFOLIOS-46] does not know the price of what was added until it is answered', async () => {
  const { result, rerender } = openMarket((symbols) => (symbols.length > 2 ? null : { VOD: 12 }));
  rerender({ view: held(receipt, unlisted) });
  await waitFor(() => {
    expect(result.current.market.priceOf(receipt)?.price).toBe(12);
    expect(result.current.isPending).toBe(false);
  });
  rerender({ view: held(receipt, unlisted, vodafone) });
  expect(result.current.market.problemOf?.(vodafone)).toBe('Prices are loading.');
  expect(result.current.market.priceOf(receipt)?.price).toBe(12);
  // It is known that the market has no price for it, so that a filed one counts.
  expect(result.current.market.problemOf?.(unlisted)).toBeNull();
  expect([result.current.isLoading, result.current.isPending]).toEqual([false, true]);
});
