import type { FiledAs } from '../filed-prices/FiledPrice.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/** The last price of an instrument: that of the market, or else the last one that a row of the ledger files. */
export interface HoldingPrice {
  /** Per unit, in `currency`. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The close before it; null if not known. */
  readonly previousClose: number | null;
  /** ISO date or time. */
  readonly asOf: string;
  /** Null for one that a row of the ledger files. */
  readonly source: string | null;
  /** How that row files it; absent for a price of the market. */
  readonly filed?: FiledAs;
}

/** What the market says of holdings today. */
export interface HoldingMarket {
  /** ISO 4217: what values are in. */
  readonly currency: string;
  /** Why it is not known whether the market has a price for an instrument; absent or null if it is. */
  readonly problemOf?: (instrument: LedgerInstrument) => string | null;
  readonly priceOf: (instrument: LedgerInstrument) => HoldingPrice | null;
  /** Units of the market's currency for one of another, today; null if not known. */
  readonly rateOf: (currency: string) => number | null;
  /** The same on a day, an ISO date. */
  readonly rateOn: (currency: string, date: string) => number | null;
}
