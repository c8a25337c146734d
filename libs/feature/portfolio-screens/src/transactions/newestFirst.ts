import type { LedgerRow } from '@finance-analyst/portfolio';

/** Rows from the newest to the oldest; those of a day as they were entered, the last one first. */
export const newestFirst = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  rows.toSorted((a, b) => (a.date === b.date ? b.entry - a.entry : a.date < b.date ? 1 : -1));
