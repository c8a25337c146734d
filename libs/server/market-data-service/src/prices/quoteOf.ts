import type { Quote } from '@finance-analyst/market';
import { sampleSource } from '../instruments/InstrumentRow.js';
import { isStaleDay } from '../providers/markets/isStaleDay.js';

export interface LastClose {
  readonly symbol: string;
  readonly source: string;
  readonly currency: string;
  readonly date: string;
  readonly close: number;
  readonly previousClose: number | null;
}

/** A daily close has no time of day; its as-of is the start of its day in UTC. */
export function quoteOf(last: LastClose, now: Date): Quote {
  const { symbol, source, currency, date, close, previousClose } = last;
  return {
    symbol,
    price: close,
    previousClose,
    change: previousClose === null ? null : close - previousClose,
    changePercent: previousClose === null ? null : (close - previousClose) / previousClose,
    currency,
    asOf: `${date}T00:00:00.000Z`,
    source,
    stale: source !== sampleSource && isStaleDay(date, now),
  };
}
