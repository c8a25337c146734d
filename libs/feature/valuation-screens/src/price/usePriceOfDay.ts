import type { PriceHistoryResponse } from '@finance-analyst/contracts';
import { sessionsUpTo, type Quote } from '@finance-analyst/market';
import { useBarsQuery } from '@finance-analyst/market-data';
import { useCallback } from 'react';
import type { LivePrice } from './useLivePrice.js';

/**
 * A company's closing price on a given day instead of the current one; the current price if none is known for
 * that day, or if no day is given.
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

/** The last close of a history as a price; null if it has none. */
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
