import { negateUnits } from '../decimal/negateUnits.js';
import type { Units } from '../decimal/Units.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import { addCash } from './addCash.js';
import type { Folding } from './Folding.js';
import { moneyOf } from './moneyOf.js';

/** Adds a net amount to the cash of a row, in the other currency if the row says that cash changed there. */
export function changeCash(folding: Folding, row: CheckedRow, net: Units): void {
  if (row.otherAmount && row.otherCash >= 0) {
    const amount = moneyOf(folding, row.otherAmount);
    addCash(folding.state, row.otherCash, net < 0 ? negateUnits(amount) : amount);
  } else if (row.cash >= 0 && net !== 0) addCash(folding.state, row.cash, net);
}
