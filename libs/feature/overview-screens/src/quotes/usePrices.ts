import type { Quote } from '@finance-analyst/market';
import { useQuotesQuery } from '@finance-analyst/market-data';
import { useMemo } from 'react';
import { messages } from '../messages.js';
import type { Prices } from './Prices.js';

export interface PricesQuery {
  readonly prices: Prices;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the last request failed; earlier prices may be shown all the same. */
  readonly problem: string | null;
  /** When what is shown was loaded, ISO, if that is longer ago than the market data should be. */
  readonly loadedEarlier: string | null;
  retry(): void;
  readonly isRetrying: boolean;
}

/** The last prices of some companies. What an earlier request brought stays while another is under way, or fails. */
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
      pending: problem ?? messages.pricesLoading,
    }),
    [answer, problem],
  );
  return {
    prices,
    status: answer ? 'ready' : error ? 'failed' : 'loading',
    problem,
    loadedEarlier: answer?.stale ? answer.fetchedAt : null,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}
