import type { CheckedRow } from '../row/CheckedRow.js';
import { compareRows } from './compareRows.js';

/** The place of a row among rows in order, or the one where it belongs, not before another place. */
export function placeOf(rows: readonly CheckedRow[], row: CheckedRow, first = 0): number {
  let low = first;
  for (let high = rows.length; low < high;) {
    const middle = (low + high) >> 1;
    if (compareRows(rows[middle] as CheckedRow, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
