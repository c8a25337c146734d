import type { CheckedRow } from '../row/CheckedRow.js';

/** By date, then by kind, then in the order of entry. */
export const compareRows = (a: CheckedRow, b: CheckedRow): number =>
  a.day - b.day ||
  a.rank - b.rank ||
  a.row.entry - b.row.entry ||
  (a.row.id < b.row.id ? -1 : a.row.id > b.row.id ? 1 : 0);
