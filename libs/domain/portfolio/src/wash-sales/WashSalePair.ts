import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/** A loss and a purchase of the same instrument within 30 days before or after it. */
export interface WashSalePair {
  readonly instrument: LedgerInstrument;
  /** Account and id of the row that sold at a loss, and the id of the lot that it closed. */
  readonly account: string;
  readonly sale: string;
  readonly lot: string;
  /** ISO date of the sale. */
  readonly date: string;
  /** Account and id of the row that bought the replacement. */
  readonly replacementAccount: string;
  readonly replacement: string;
  /** ISO date of the purchase. */
  readonly replacementDate: string;
  /** Shares that the two have in common, as traded on the day of the sale. */
  readonly quantity: string;
  readonly currency: string;
  /** The loss on these shares, a positive amount. */
  readonly disallowedLoss: string;
}
