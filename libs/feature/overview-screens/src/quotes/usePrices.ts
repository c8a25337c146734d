import type { Quote } from '@finance-analyst/market';
import { useQuotesQuery } from '@finance-analyst/market-data';
import { useMemo } from 'react';
import { messages } from '../messages.js';
import type { Prices } from './Prices.js';

export interface PricesQuery {
  readonly prices: Prices;
  readonly status: 'loading' | 'ready' | 'failed';
  /** When what is shown was loaded, ISO, if that is longer ago than the market data should be. */
  readonly loadedEarlier: string | null;
  retry(): void;
  readonly isRetrying: boolean;
}

/** The last prices of some companies, in one request. What an earlier request brought stays while another is under way. */
export function usePrices(symbols: readonly string[]): PricesQuery {
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useQuotesQuery(symbols, { skip: symbols.length === 0 });
  const status = answer ? 'ready' : error ? 'failed' : 'loading';
  const problem = status === 'ready' ? null : (error?.message ?? messages.pricesLoading);
  const prices = useMemo(
    () => ({ quotes: new Map(answer?.data.quotes.map((quote: Quote) => [quote.symbol, quote])), problem }),
    [answer, problem],
  );
  return {
    prices,
    status,
    loadedEarlier: answer?.stale ? answer.fetchedAt : null,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}
