import type { LedgerRow } from '@finance-analyst/portfolio';

/** What to put and to remove to make one set of rows of another. */
export interface RowChanges {
  readonly put: readonly LedgerRow[];
  readonly remove: readonly string[];
}

/** The changes between two versions of rows. A row that did not change is the same object. */
export function rowChanges(before: readonly LedgerRow[], after: readonly LedgerRow[]): RowChanges {
  if (before === after) return { put: [], remove: [] };
  const same = new Set(before);
  const put = after.filter((row) => !same.has(row));
  if (put.length === 0 && before.length === after.length) return { put, remove: [] };
  const ids = new Set(after.map(({ id }) => id));
  return { put, remove: before.filter(({ id }) => !ids.has(id)).map(({ id }) => id) };
}
