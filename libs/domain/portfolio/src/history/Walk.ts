import type { UnitChange } from '../filed-prices/FiledPrice.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { RowColumns } from '../ledger/RowColumns.js';
import type { Rates } from './createRates.js';
import type { DailyHistory } from './DailyHistory.js';
import type { MarketColumns } from './MarketColumns.js';
import type { PositionTimeline } from './PositionTimeline.js';

/** Shares of one instrument in one account. */
export interface WalkedPosition {
  readonly timeline: PositionTimeline;
  /** By day, in shares of the day; null where only the rows file prices. */
  closes: Float64Array | null;
  /** The day of each close, if it is known. */
  readonly closeDays: Float64Array | null;
  /** Splits and bonus issues, oldest first. */
  splits: readonly UnitChange[];
  /** Of its closes; without any, that of its first row. */
  readonly currency: string;
}

/** What is gathered on the way through the rows. */
export interface Walk {
  readonly ledger: Ledger;
  readonly market: MarketColumns;
  readonly rates: Rates;
  readonly history: DailyHistory;
  /** Whether the account of a slot is in the history. */
  readonly countsPosition: readonly boolean[];
  readonly countsCash: readonly boolean[];
  /** How many rows each position has, by slot of the registry. */
  readonly events: Int32Array;
  /** By slot. */
  readonly positions: (WalkedPosition | undefined)[];
  /** By currency and day: what cash changed by, in money units. */
  readonly cash: Map<string, Float64Array>;
  /** By currency received and day: what exchanges gained against the rates of their day, in the currency of the history. */
  readonly exchangeGains: Map<string, Float64Array>;
}

/** A row on a day of the history. */
export interface WalkedRow {
  readonly columns: RowColumns;
  /** Its place in the columns. */
  readonly place: number;
  /** Place of the day in the history. */
  readonly at: number;
  readonly kind: string;
  /** Of its amounts. */
  readonly currency: string;
  /** Whether the account of the row, and the one that receives a transfer, are in the history. */
  readonly isOwn: boolean;
  readonly isOther: boolean;
}
