import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/** What an instrument paid for a share on a day. */
export interface PaidDividend {
  readonly instrument: LedgerInstrument;
  /** ISO date. */
  readonly date: string;
  /** Before taxes, in `currency`, for a share as of the last row: dividends of before a split are in shares of after it. */
  readonly perShare: number;
  /** ISO 4217. */
  readonly currency: string;
}
