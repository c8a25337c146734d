import {
  type FundamentalsResponse,
  fundamentalsResponseSchema,
  instrumentSearchResponseSchema,
  maximumQuoteSymbols,
  marketParametersResponseSchema,
  priceHistoryResponseSchema,
  quotesResponseSchema,
} from '@finance-analyst/contracts';
import type { MarketDataRequest } from '../request/MarketDataRequest.js';

export interface BarsSelection {
  readonly symbol: string;
  /** ISO dates, both inclusive; left out means as far as the history goes. */
  readonly from?: string;
  readonly to?: string;
}

export interface FundamentalsSelection {
  readonly symbol: string;
  /** ISO date: statements as they were known that day; left out means today. */
  readonly asOf?: string;
}

/** The requests that the API slice makes, one per endpoint, for prices as many as it takes. */
export const requests = {
  searchInstruments: (text: string): MarketDataRequest => ({
    path: 'market-data',
    query: { query: text.trim() },
    schema: instrumentSearchResponseSchema,
  }),
  /** One request cannot name more than so many symbols. */
  quotes(symbols: readonly string[]): readonly MarketDataRequest[] {
    const asked = [...new Set(symbols)];
    const parts = Math.max(1, Math.ceil(asked.length / maximumQuoteSymbols));
    return Array.from({ length: parts }, (_, part) => ({
      path: 'market-data/real-time',
      query: {
        symbols: asked.slice(part * maximumQuoteSymbols, (part + 1) * maximumQuoteSymbols).join(','),
      },
      schema: quotesResponseSchema,
    }));
  },
  bars: ({ symbol, from, to }: BarsSelection): MarketDataRequest => ({
    path: 'market-data/historical',
    query: { symbol, from, to },
    schema: priceHistoryResponseSchema,
  }),
  fundamentals: ({ symbol, asOf }: FundamentalsSelection): MarketDataRequest => ({
    path: 'fundamentals',
    query: { symbol, asOf },
    schema: fundamentalsResponseSchema,
    isStale: (data: FundamentalsResponse) => data.freshness.stale,
  }),
  parameters: (symbol: string): MarketDataRequest => ({
    path: 'market-data/parameters',
    query: { symbol },
    schema: marketParametersResponseSchema,
  }),
} as const;
