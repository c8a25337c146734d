import type { CheckedRow } from '../row/CheckedRow.js';

/** The place of the first row after a day; the number of rows if there is none. */
export function firstAfter(rows: readonly CheckedRow[], day: number): number {
  let low = 0;
  for (let high = rows.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.day ?? Infinity) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
