import type { CheckedRow } from '../row/CheckedRow.js';
import { checkRow } from '../row/checkRow.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import type { RefusedRow } from '../row/RefusedRow.js';
import { compareRows } from './compareRows.js';
import { foldChunks } from './foldChunks.js';
import type { Ledger } from './Ledger.js';
import { moneyPlacesOf } from './moneyPlacesOf.js';

/** Rows to add, each replacing one with its id if there is any, and ids of rows to remove. */
export interface LedgerEdit {
  readonly put?: readonly LedgerRow[];
  readonly remove?: readonly string[];
}

/**
 * A ledger with rows added, replaced or removed: folds again from the last checkpoint before the first row that changes.
 * All is folded again only if an amount has more decimals than any before.
 */
export function editLedger(ledger: Ledger, { put = [], remove = [] }: LedgerEdit): Ledger {
  const last = new Map(put.map((row) => [row.id, row]));
  const leaving = new Set([...remove, ...last.keys()]);
  const unreadable: RefusedRow[] = ledger.unreadable.filter(({ id }) => !leaving.has(id));
  const added: CheckedRow[] = [];
  for (const row of last.values()) {
    const result = checkRow(row, ledger.entries, ledger.registry);
    if (result.ok) added.push(result.value);
    else unreadable.push({ id: row.id, reason: result.reason });
  }
  added.sort(compareRows);
  const rows = mergeRows(ledger.rows, leaving, added);
  const moneyPlaces = Math.max(ledger.moneyPlaces, moneyPlacesOf(added, []));
  const same = moneyPlaces === ledger.moneyPlaces ? firstChange(ledger.rows, rows) : 0;
  const unchanged = ledger.chunks.filter(({ end }) => end <= same);
  return {
    ...ledger,
    rows,
    unreadable,
    moneyPlaces,
    chunks: foldChunks(rows, unchanged, ledger.chunkRows, moneyPlaces),
  };
}

function mergeRows(
  rows: readonly CheckedRow[],
  leaving: ReadonlySet<string>,
  added: readonly CheckedRow[],
): readonly CheckedRow[] {
  const merged: CheckedRow[] = [];
  let next = 0;
  for (const row of rows) {
    if (leaving.size > 0 && leaving.has(row.row.id)) continue;
    for (let other = added[next]; other && compareRows(other, row) < 0; other = added[++next])
      merged.push(other);
    merged.push(row);
  }
  merged.push(...added.slice(next));
  return merged;
}

function firstChange(before: readonly CheckedRow[], after: readonly CheckedRow[]): number {
  let place = 0;
  while (place < before.length && place < after.length && before[place] === after[place]) place++;
  return place;
}
