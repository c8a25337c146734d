import { changeOfList } from '../lists/changeOfList.js';
import type { LedgerView } from './LedgerView.js';
import type { LedgerViewChange } from './LedgerViewChange.js';

/** How a view differs from the one before it. */
export const changeOfView = (before: LedgerView, after: LedgerView): LedgerViewChange => ({
  positions: changeOfList(before.positions, after.positions),
  cash: changeOfList(before.cash, after.cash),
  totals: changeOfList(before.totals, after.totals),
  realized: changeOfList(before.realized, after.realized),
  refused: changeOfList(before.refused, after.refused),
});
