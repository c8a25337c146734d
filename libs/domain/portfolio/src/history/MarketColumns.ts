import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/** Closes of an instrument as traded, in its currency: not adjusted for what happened later. */
export interface PriceColumn {
  readonly currency: string;
  /** By day: the last close on or before it; NaN before the first. */
  readonly closes: Float64Array;
  /** By day: the day of its close. Without it, every close is taken to be in shares of the day. */
  readonly days?: Float64Array;
}

/** What the market says of each day of a history. */
export interface MarketColumns {
  /** Days since 1970-01-01, rising. The history opens at the close of the first; rows of a day between two count on the next. */
  readonly days: Int32Array;
  /** ISO 4217: what values are in. */
  readonly currency: string;
  /** Null if there are none: then the prices of the rows are used. */
  readonly pricesOf: (instrument: LedgerInstrument) => PriceColumn | null;
  /** Units of `currency` for one of another, by day: the last on or before it, NaN before the first. Null if there are none. */
  readonly ratesOf: (currency: string) => Float64Array | null;
}
