import type { CashBalance, InstrumentTotals, LedgerPosition } from '../state/LedgerState.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { RefusedRow } from '../row/RefusedRow.js';

/** What a screen shows of a ledger: its state, with closed lots summed up. */
export interface LedgerView {
  readonly positions: readonly LedgerPosition[];
  readonly cash: readonly CashBalance[];
  readonly totals: readonly InstrumentTotals[];
  /** In the order of accounts and symbols, and of one instrument in that in which they were closed. */
  readonly realized: readonly RealizedGain[];
  readonly refused: readonly RefusedRow[];
}

/** The gains of the lots of an instrument that an account closed on one day, in one currency. */
export interface RealizedGain {
  readonly account: string;
  readonly instrument: LedgerInstrument;
  readonly currency: string;
  /** ISO date. */
  readonly closed: string;
  readonly gain: number;
  /** The part of it that is long-term. */
  readonly longTermGain: number;
}
