import { useFigureFormat } from '@finance-analyst/figures';
import { sessionOf, type Quote } from '@finance-analyst/market';
import { useQuotesQuery } from '@finance-analyst/market-data';
import { useCallback } from 'react';
import { messages } from './messages.js';

/** The server's current answer about a company's price. */
export interface LivePrice {
  readonly isLoading: boolean;
  readonly quote: Quote | null;
  /** Why there is no answer; null if there is one, even without a price. */
  readonly problem: string | null;
  /** Why no source has a price, in the server's words; null if one does or no reason is given. */
  readonly missing: string | null;
  /** Why the price may be out of date; null for one that is not. */
  readonly stale: string | null;
  readonly isAsking: boolean;
  /** Refetches the price; the same function for the same request. */
  readonly ask: () => Promise<Quote | null>;
}

/** The price of a company and how far it can be relied on. */
export function useLivePrice(symbol: string): LivePrice {
  const { data, error, isLoading, isFetching, refetch } = useQuotesQuery([symbol]);
  const { formatDate } = useFigureFormat();
  const quote = data?.data.quotes[0] ?? null;
  const stale = !quote
    ? null
    : data?.stale
      ? messages.fetched(formatDate(data.fetchedAt, 'minute'))
      : quote.stale
        ? messages.noNewer(formatDate(sessionOf(quote)))
        : null;
  const ask = useCallback(async () => {
    const { data: answer, isError } = await refetch();
    // What was known before is still there after a failure, and a copy on this device is from before the question.
    return isError || !answer || answer.fromCache ? null : (answer.data.quotes[0] ?? null);
  }, [refetch]);
  return {
    // A retry leaves the reason for the failure until it is answered.
    isLoading: isLoading && !error,
    quote,
    problem: data ? null : (error?.message ?? null),
    missing: quote ? null : (data?.data.reasons?.[symbol] ?? null),
    stale,
    isAsking: isFetching,
    ask,
  };
}
