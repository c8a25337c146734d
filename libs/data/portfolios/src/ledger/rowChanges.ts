import { commonEnds, type LedgerRow } from '@finance-analyst/portfolio';

/** What to put and to remove to make one set of rows of another. */
export interface RowChanges {
  readonly put: readonly LedgerRow[];
  readonly remove: readonly string[];
}

/** The changes between two versions of rows. A row that did not change is the same object. */
export function rowChanges(before: readonly LedgerRow[], after: readonly LedgerRow[]): RowChanges {
  // An edit leaves most rows before and after it as they are.
  const { start, tail } = commonEnds(before, after);
  const old = before.slice(start, before.length - tail);
  const own = after.slice(start, after.length - tail);
  const same = new Set(old);
  const ids = new Set(own.map(({ id }) => id));
  return {
    put: own.filter((row) => !same.has(row)),
    remove: old.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  };
}
