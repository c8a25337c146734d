import type { PriceHistoryResponse } from '@finance-analyst/contracts';
import { sessionsUpTo, type Quote } from '@finance-analyst/market';
import { isMarketDataError, useBarsQuery } from '@finance-analyst/market-data';
import { useCallback } from 'react';
import type { LivePrice } from './useLivePrice.js';
import { messages } from './messages.js';

/** Failures that say that no price is known of the day. */
const withoutPrices: ReadonlySet<string> = new Set(['no-prices', 'no-price-provider']);

/**
 * A company's closing price on a given day instead of the current one; the current price if none is known for
 * that day, or if no day is given. A request that fails leaves no price, since the day may have one.
 */
export function usePriceOfDay(symbol: string, day: string | null, now: LivePrice): LivePrice {
  const sessions = day === null ? null : sessionsUpTo(day);
  const { data, error, isLoading, isFetching, refetch } = useBarsQuery(
    { symbol, ...sessions },
    { skip: sessions === null },
  );
  const { ask: askNow } = now;
  const ask = useCallback(async () => {
    const { data: answer, isError, error: failure } = await refetch();
    if (isError) return isWithoutPrices(failure) ? askNow() : null;
    return lastOf(answer?.data) ?? askNow();
  }, [refetch, askNow]);
  if (sessions === null) return now;
  const isFailed = !data && error !== undefined && !isWithoutPrices(error);
  if (isLoading && !error) return { ...now, isLoading };
  const quote = lastOf(data?.data);
  if (!quote && !isFailed) return { ...now, ask };
  return {
    isLoading: false,
    quote,
    problem: isFailed ? (error.message ?? messages.failed) : null,
    missing: null,
    stale: null,
    isAsking: isFetching,
    ask,
  };
}

const isWithoutPrices = (failure: unknown): boolean =>
  isMarketDataError(failure) && withoutPrices.has(failure.code);

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
