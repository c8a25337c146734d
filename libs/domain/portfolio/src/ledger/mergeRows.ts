import type { CheckedRow } from '../row/CheckedRow.js';
import { placeOf } from './placeOf.js';

/**
 * Rows in order without those at some places, and with others where they belong. What lies between them is copied without a
 * comparison.
 *
 * @param leaving rising
 * @param added in order
 */
export function mergeRows(
  rows: readonly CheckedRow[],
  leaving: readonly number[],
  added: readonly CheckedRow[],
): readonly CheckedRow[] {
  const merged: CheckedRow[] = [];
  let next = 0;
  let skipped = 0;
  const copyUntil = (end: number): void => {
    for (; next < end; next++)
      if (leaving[skipped] === next) skipped += 1;
      else merged.push(rows[next] as CheckedRow);
  };
  for (const row of added) {
    copyUntil(placeOf(rows, row, next));
    merged.push(row);
  }
  copyUntil(rows.length);
  return merged;
}
