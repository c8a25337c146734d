import type { Quote } from '@finance-analyst/market';
import { useQuotesQuery } from '@finance-analyst/market-data';
import { useMemo } from 'react';
import { messages } from '../messages.js';
import type { Prices } from './Prices.js';

export interface PricesQuery {
  readonly prices: Prices;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the last request failed; earlier prices may still be shown. */
  readonly problem: string | null;
  /** When the prices shown were loaded, ISO, if they are out of date. */
  readonly loadedEarlier: string | null;
  retry(): void;
  readonly isRetrying: boolean;
}

/** The latest prices of some companies. Earlier ones stay while a request is pending or fails. */
export function usePrices(symbols: readonly string[]): PricesQuery {
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useQuotesQuery(symbols, { skip: symbols.length === 0 });
  const problem = error?.message ?? null;
  const prices = useMemo(
    (): Prices => ({
      quotes: new Map(answer?.data.quotes.map((quote: Quote) => [quote.symbol, quote])),
      missing: new Set(answer?.data.missing),
      reasons: answer?.data.reasons,
      pending: problem ?? messages.pricesLoading,
      isFailed: problem !== null,
    }),
    [answer, problem],
  );
  const status = answer ? 'ready' : error ? 'failed' : 'loading';
  const loadedEarlier = answer?.stale ? answer.fetchedAt : null;
  // The same object while nothing in it changes, so that the panels that show it are not rendered again.
  return useMemo(
    () => ({
      prices,
      status,
      problem,
      loadedEarlier,
      retry: () => void refetch(),
      isRetrying: isFetching,
    }),
    [prices, status, problem, loadedEarlier, refetch, isFetching],
  );
}
