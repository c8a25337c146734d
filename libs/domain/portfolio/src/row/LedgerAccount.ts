import type { LotMethod } from './LotMethod.js';

/** An account whose rows are in the ledger. It can have cash in several currencies. */
export interface LedgerAccount {
  readonly id: string;
  /** The currency it is reported in, ISO 4217. */
  readonly currency: string;
  /** ISO date of its first day; null if not known. */
  readonly opened: string | null;
  readonly lotMethod: LotMethod;
}
