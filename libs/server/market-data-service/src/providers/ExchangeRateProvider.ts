import type { DataSource } from '@finance-analyst/market';
import type { RateDay } from '../exchange-rates/RateDay.js';
import type { ProviderResult } from './ProviderFailure.js';

/** Rates of one base currency, oldest day first. */
export interface ExchangeRateSeries {
  readonly days: readonly RateDay[];
  /** What was left out and why, in sentences. */
  readonly notes: readonly string[];
}

/** Where daily exchange rates come from. Each provider is a folder beside this file. */
export interface ExchangeRateProvider {
  readonly source: DataSource;
  /** Display name, for messages. */
  readonly name: string;
  /** The currency that all rates are of. */
  readonly base: string;
  /** The rate limit to respect. */
  readonly requestsPerSecond: number;
  /** The last few months, or everything, which is large. */
  fetchRates(span: 'recent' | 'all'): Promise<ProviderResult<ExchangeRateSeries>>;
}
