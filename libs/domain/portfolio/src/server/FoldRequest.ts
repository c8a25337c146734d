import type { LedgerAccount } from '../row/LedgerAccount.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import type { LedgerViewChange } from './LedgerViewChange.js';

/** Rows to fold: all of a ledger, or the changes since a version that was folded before. */
export interface FoldRequest {
  /** Names the ledger. */
  readonly id: string;
  /** The version that the rows are of; each has another number. */
  readonly version: number;
  /** The version that `put` and `remove` change; null if `put` has all rows. */
  readonly base: number | null;
  readonly accounts: readonly LedgerAccount[];
  readonly put: readonly LedgerRow[];
  readonly remove: readonly string[];
  /** ISO date: rows of later days are held and do not count yet; all count if absent. */
  readonly until?: string | undefined;
}

/**
 * How the folded ledger differs from that of the base, or from an empty one without a base: a change of one row is answered with little,
 * however long the ledger is. Null if the base is not there, so that all rows have to be sent.
 */
export type FoldAnswer = LedgerViewChange | null;
