import type { FiledInstrument } from './FiledInstrument.js';

/** Holdings and cash that a file itself states, for comparison with those of the ledger. */
export interface Closing {
  /** ISO date of the close; null if the file does not say. */
  readonly date: string | null;
  /** ISO date of the first day that the file covers, if it says. */
  readonly from?: string;
  readonly holdings: readonly ClosingHolding[];
  readonly cash: readonly ClosingCash[];
}

export interface ClosingHolding {
  readonly account: string | null;
  readonly instrument: FiledInstrument;
  /** Decimal text; negative if sold short. */
  readonly quantity: string;
}

export interface ClosingCash {
  readonly account: string | null;
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal text. */
  readonly amount: string;
  /** What the file states that there was before it begins, decimal text. */
  readonly opening?: string;
}
