import type { LedgerView } from './LedgerView.js';
import type { ListChange } from '../lists/ListChange.js';

/** How what a screen shows of a ledger differs from what it showed before. */
export type LedgerViewChange = {
  readonly [part in keyof LedgerView]: ListChange<LedgerView[part][number]>;
};
