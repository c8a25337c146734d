import type { LedgerAccount } from '../row/LedgerAccount.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import { createLedger } from './createLedger.js';
import type { LedgerOptions } from './LedgerOptions.js';
import type { LedgerState } from '../state/LedgerState.js';
import { readLedger } from '../state/readLedger.js';

/** The state that rows add up to, folded from nothing; after `until`, an ISO date, if given. */
export const ledgerState = (
  rows: readonly LedgerRow[],
  accounts: readonly LedgerAccount[],
  { until, ...options }: LedgerOptions & { readonly until?: string } = {},
): LedgerState => readLedger(createLedger(rows, accounts, options), until);
