import type { PriceHistoryResponse } from '@finance-analyst/contracts';
import { sessionsUpTo, type Quote } from '@finance-analyst/market';
import { useBarsQuery } from '@finance-analyst/market-data';
import { useCallback } from 'react';
import type { LivePrice } from './useLivePrice.js';

/**
 * The price that a company closed at on a day, in the place of what the server says of it now; where none is known of
 * that day, and where no day is asked for, the price of now.
 */
export function usePriceOfDay(symbol: string, day: string | null, now: LivePrice): LivePrice {
  const sessions = day === null ? null : sessionsUpTo(day);
  const { data, isLoading, isFetching, refetch } = useBarsQuery(
    { symbol, ...sessions },
    { skip: sessions === null },
  );
  const { ask: askNow } = now;
  const ask = useCallback(async () => lastOf((await refetch()).data?.data) ?? askNow(), [refetch, askNow]);
  if (sessions === null) return now;
  if (isLoading) return { ...now, isLoading };
  const quote = lastOf(data?.data);
  if (!quote) return { ...now, ask };
  return {
    isLoading: false,
    quote,
    problem: null,
    missing: null,
    stale: null,
    isAsking: isFetching,
    ask,
  };
}

/** The last close of a history as a price; null where it has none. */
function lastOf(history: PriceHistoryResponse | undefined): Quote | null {
  const last = history?.bars.at(-1);
  if (!history || !last) return null;
  const { symbol, currency, source } = history;
  return {
    symbol,
    price: last.close,
    previousClose: null,
    change: null,
    changePercent: null,
    currency,
    asOf: last.date,
    source,
    stale: false,
  };
}
