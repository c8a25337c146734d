import {
  exchangeRatesResponseSchema,
  pageEndpoints,
  type FundamentalsResponse,
  fundamentalsResponseSchema,
  healthResponseSchema,
  instrumentSearchResponseSchema,
  maximumQuoteSymbols,
  marketParametersResponseSchema,
  priceHistoryResponseSchema,
  quotesResponseSchema,
  serviceStatusResponseSchema,
} from '@finance-analyst/contracts';
import type { MarketDataRequest } from '../request/MarketDataRequest.js';

export interface BarsSelection {
  readonly symbol: string;
  /** ISO dates, both inclusive; all history by default. */
  readonly from?: string;
  readonly to?: string;
}

/** Two different currencies, ISO 4217. */
export interface CurrencyPair {
  readonly base: string;
  readonly quote: string;
}

export interface ExchangeRatesSelection extends CurrencyPair {
  /** ISO dates, both inclusive; all history by default. */
  readonly from?: string;
  readonly to?: string;
}

export interface FundamentalsSelection {
  readonly symbol: string;
  /** ISO date: statements as known that day; today by default. */
  readonly asOf?: string;
}

/** The requests of the API slice, one per endpoint; prices in batches of the allowed size. */
export const requests = {
  searchInstruments: (text: string): MarketDataRequest => ({
    path: pageEndpoints.instrumentSearch.path,
    query: { query: text.trim() },
    schema: instrumentSearchResponseSchema,
  }),
  /** In a fixed order, so that an answer stored on the device is found again; a request has a maximum size. */
  quotes(symbols: readonly string[]): readonly MarketDataRequest[] {
    const asked = [...new Set(symbols)].sort();
    const parts = Math.max(1, Math.ceil(asked.length / maximumQuoteSymbols));
    return Array.from({ length: parts }, (_, part) => ({
      path: pageEndpoints.quotes.path,
      query: {
        symbols: asked.slice(part * maximumQuoteSymbols, (part + 1) * maximumQuoteSymbols).join(','),
      },
      schema: quotesResponseSchema,
    }));
  },
  bars: ({ symbol, from, to }: BarsSelection): MarketDataRequest => ({
    path: pageEndpoints.priceHistory.path,
    query: { symbol, from, to },
    schema: priceHistoryResponseSchema,
  }),
  exchangeRates: ({ base, quote, from, to }: ExchangeRatesSelection): MarketDataRequest => ({
    path: pageEndpoints.exchangeRates.path,
    query: { base, quote, from, to },
    schema: exchangeRatesResponseSchema,
  }),
  fundamentals: ({ symbol, asOf }: FundamentalsSelection): MarketDataRequest => ({
    path: pageEndpoints.fundamentals.path,
    query: { symbol, asOf },
    schema: fundamentalsResponseSchema,
    isStale: (data: FundamentalsResponse) => data.freshness.stale,
  }),
  health: (): MarketDataRequest => ({
    path: pageEndpoints.health.path,
    query: {},
    schema: healthResponseSchema,
    // A degraded server reports its problems in the same format.
    answersWith: [503],
  }),
  serviceStatus: (): MarketDataRequest => ({
    path: pageEndpoints.status.path,
    query: {},
    schema: serviceStatusResponseSchema,
  }),
  parameters: (symbol: string): MarketDataRequest => ({
    path: pageEndpoints.marketParameters.path,
    query: { symbol },
    schema: marketParametersResponseSchema,
  }),
} as const;
