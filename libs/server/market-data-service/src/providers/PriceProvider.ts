import type { Bar, DataSource } from '@finance-analyst/market';
import type { Market } from './markets/Market.js';
import type { ProviderResult } from './ProviderFailure.js';

/** What prices are asked for: a share of a market, or the market's index. */
export interface PriceSubject {
  /** Without its market. */
  readonly symbol: string;
  /** Under which its prices are stored; empty where nothing names one. */
  readonly exchange: string;
  readonly name: string;
  readonly type: 'share' | 'index';
  readonly market: Market;
}

/** Completed sessions of one subject, oldest first, in units of `currency` (never in hundredths of it). */
export interface PriceSeries {
  readonly currency: string;
  readonly bars: readonly Bar[];
  /** A share, by day. */
  readonly dividends: readonly { readonly date: string; readonly amount: number }[];
  /** Shares after for one share before, by day. */
  readonly splits: readonly { readonly date: string; readonly ratio: number }[];
  /** What a reader must know about the figures, as sentences. */
  readonly notes: readonly string[];
}

/** Where daily prices come from. Each provider is a folder beside this file. */
export interface PriceProvider {
  readonly source: DataSource;
  /** As people call it, for messages. */
  readonly name: string;
  /** The rate that is kept to. */
  readonly requestsPerSecond: number;
  /** How the provider writes the subject; null where it does not cover it. */
  symbolOf(subject: PriceSubject): string | null;
  /** Prices from that day on. `symbol` is the provider's own. */
  fetchSeries(symbol: string, subject: PriceSubject, from: string): Promise<ProviderResult<PriceSeries>>;
}
