import type { LedgerAccount } from '../row/LedgerAccount.js';

/** An account with its first day, as days since 1970-01-01. */
export interface AccountEntry {
  readonly account: LedgerAccount;
  readonly openedDay: number;
}
