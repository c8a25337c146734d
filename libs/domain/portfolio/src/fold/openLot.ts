import { addLot } from '../lots/addLot.js';
import type { Units } from '../decimal/Units.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Folding } from './Folding.js';
import { inAccountCurrency } from './inAccountCurrency.js';
import { ownPosition } from './ownPosition.js';
import { quantityIn } from './quantityIn.js';

/** Opens a lot of a row's quantity at a cost in its currency. */
export function openLot(folding: Folding, row: CheckedRow, side: 'long' | 'short', cost: Units): void {
  if (!row.quantity) return;
  const position = ownPosition(folding.state, row.position);
  position.currency = row.currency;
  addLot(position[side], {
    id: row.row.id,
    entry: row.row.entry,
    acquired: row.acquiredDay,
    quantity: quantityIn(position, row.quantity),
    cost,
    accountCost: inAccountCurrency(folding, row, cost),
  });
}
