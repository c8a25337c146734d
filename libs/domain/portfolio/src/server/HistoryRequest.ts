import type { HistoryByHolding } from '../history/historyByHolding.js';
import type { PriceColumn } from '../history/MarketColumns.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/** Asks for the values by day of a ledger that was folded before. */
export interface HistoryRequest {
  /** Names the ledger. */
  readonly id: string;
  /** The version that was folded. */
  readonly version: number;
  /** Ids of the accounts to include; all if absent. */
  readonly accounts?: readonly string[];
  /** Keys of the only instruments to measure, without cash, as `instrumentKey` writes them; all and cash if absent. */
  readonly instruments?: readonly string[];
  readonly market: MarketTable;
}

/** What `MarketColumns` says, as plain data. */
export interface MarketTable {
  /** Days since 1970-01-01, rising. */
  readonly days: Int32Array;
  /** ISO 4217: what values are in. */
  readonly currency: string;
  readonly prices: readonly (PriceColumn & { readonly instrument: LedgerInstrument })[];
  /** Units of `currency` for one of another, by day. */
  readonly rates: readonly { readonly currency: string; readonly rates: Float64Array }[];
}

/** The history with its parts; null if that version is not there, so that it has to be folded again. */
export type HistoryAnswer = HistoryByHolding | null;
