import type { Bar, DataSource } from '@finance-analyst/market';
import type { Market } from './markets/Market.js';
import type { ProviderResult } from './ProviderFailure.js';

/** What prices are requested for: a share on a market, or the market's index. */
export interface PriceSubject {
  /** Without the market. */
  readonly symbol: string;
  /** The exchange its prices are stored under; empty when nothing names one. */
  readonly exchange: string;
  readonly name: string;
  readonly type: 'share' | 'index';
  readonly market: Market;
}

/** Completed sessions of one subject, oldest first, in units of `currency` (never hundredths). */
export interface PriceSeries {
  readonly currency: string;
  readonly bars: readonly Bar[];
  /** Per share, by day. */
  readonly dividends: readonly { readonly date: string; readonly amount: number }[];
  /** New shares per old share, by day. */
  readonly splits: readonly { readonly date: string; readonly ratio: number }[];
  /** What a reader must know about the figures, in sentences. */
  readonly notes: readonly string[];
}

/** Where daily prices come from. Each provider is a folder beside this file. */
export interface PriceProvider {
  readonly source: DataSource;
  /** Display name, for messages. */
  readonly name: string;
  /** The rate limit to respect. */
  readonly requestsPerSecond: number;
  /** The provider's symbol for the subject; null when it does not cover it. */
  symbolOf(subject: PriceSubject): string | null;
  /** Prices from that day on. `symbol` is the provider's own. */
  fetchSeries(symbol: string, subject: PriceSubject, from: string): Promise<ProviderResult<PriceSeries>>;
}
