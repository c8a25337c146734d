import type { LedgerRow } from '@finance-analyst/portfolio';

/** What to put and to remove to make one set of rows of another. */
export interface RowChanges {
  readonly put: readonly LedgerRow[];
  readonly remove: readonly string[];
}

/** The changes between two versions of rows. A row that did not change is the same object. */
export function rowChanges(before: readonly LedgerRow[], after: readonly LedgerRow[]): RowChanges {
  // An edit leaves most rows before and after it as they are.
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  const old = before.slice(start, before.length - tail);
  const own = after.slice(start, after.length - tail);
  const same = new Set(old);
  const ids = new Set(own.map(({ id }) => id));
  return {
    put: own.filter((row) => !same.has(row)),
    remove: old.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  };
}
