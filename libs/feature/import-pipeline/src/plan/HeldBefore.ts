import type { LedgerInstrument } from '@finance-analyst/portfolio';

/** What an account must have held before its transactions begin, as the ledger refuses to take more than is held. */
export interface HeldBefore {
  /** Under which an opening position is entered: `openingKey`. */
  readonly key: string;
  /** Id of the account. */
  readonly account: string;
  readonly instrument: LedgerInstrument;
  /** ISO 4217. */
  readonly currency: string;
  /**
   * Decimal text: what the closing holdings of the file imply, else the least that its transactions need. Empty if they
   * need some and do not say how much, as a split does.
   */
  readonly quantity: string;
  /** ISO date before the first transaction of the instrument. */
  readonly date: string;
}

/** A position that was held before a file begins, as a person enters it. */
export interface OpeningPosition {
  /** Decimal text. */
  readonly quantity: string;
  /** Cost of one share, decimal text. */
  readonly price: string;
  /** ISO date on which it was acquired. */
  readonly date: string;
}
