import { changedList } from '../lists/changedList.js';
import type { LedgerView } from './LedgerView.js';
import type { LedgerViewChange } from './LedgerViewChange.js';

/** A view after a change. What did not change is the same object: positions, totals, gains, and lists of them. */
export const changedView = (before: LedgerView, change: LedgerViewChange): LedgerView => ({
  positions: changedList(before.positions, change.positions),
  cash: changedList(before.cash, change.cash),
  totals: changedList(before.totals, change.totals),
  realized: changedList(before.realized, change.realized),
  refused: changedList(before.refused, change.refused),
});
