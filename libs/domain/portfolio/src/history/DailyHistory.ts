import type { ValueHistory } from '../returns/ValueHistory.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/**
 * What accounts were worth by day, and why it changed, in one currency: value = value of the day before + inflows − outflows +
 * price + income + currency − fees − taxes. The first day opens the history; what happened up to its close is in its value.
 */
export interface DailyHistory extends ValueHistory {
  /** ISO 4217: what all amounts are in. */
  readonly currency: string;
  /** Changes of prices in their own currency, at the rates of the day before. */
  readonly price: Float64Array;
  /** Dividends and interest, before taxes. */
  readonly income: Float64Array;
  /** Changes of rates, on what is held at the end of the day, and what exchanges gained against the rates of their day. */
  readonly currencyGain: Float64Array;
  readonly fees: Float64Array;
  readonly taxes: Float64Array;
  /** What is held at the close of the last day. */
  readonly holdings: readonly ValuedHolding[];
  /** Currencies without a rate on a day on which they were needed: values and flows of such days are NaN. */
  readonly withoutRate: readonly string[];
}

/** Shares of an instrument in an account with their price. */
export interface ValuedHolding {
  readonly account: string;
  readonly instrument: LedgerInstrument;
  /** Held less sold short. */
  readonly quantity: number;
  /** In `currency`: the close or, without one, the last price that a row has filed; NaN if neither is known. */
  readonly price: number;
  readonly currency: string;
  /** In the currency of the history; NaN without a price or a rate. */
  readonly value: number;
}
