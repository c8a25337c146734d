import type { CashBalance, LedgerPosition } from '../state/LedgerState.js';

/** What is held, as small as its valuation in one currency allows: enough to show holdings before a ledger is folded. */
export interface LedgerSummary {
  /** ISO 4217: the only currency that it can be valued in. */
  readonly currency: string;
  /** What is held. Lots that are valued alike are one, under the id of the oldest. */
  readonly positions: readonly LedgerPosition[];
  readonly cash: readonly CashBalance[];
}

/** Rises with each release that folds or sums up the same rows to something else. */
export const ledgerSummaryVersion = 2;
