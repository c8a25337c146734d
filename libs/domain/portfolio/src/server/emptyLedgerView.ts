import type { LedgerView } from './LedgerView.js';

/** The view of a ledger without rows. */
export const emptyLedgerView: LedgerView = { positions: [], cash: [], totals: [], realized: [], refused: [] };
