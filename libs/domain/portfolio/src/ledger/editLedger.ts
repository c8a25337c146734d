import type { CheckedRow } from '../row/CheckedRow.js';
import { checkRow } from '../row/checkRow.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import type { RefusedRow } from '../row/RefusedRow.js';
import { compareRows } from './compareRows.js';
import { foldStrand } from './foldStrand.js';
import { groupBy } from './groupBy.js';
import type { Ledger } from './Ledger.js';
import { linkPositions, strandAfter, strandOf, type Links } from './linkPositions.js';
import { mergeRows } from './mergeRows.js';
import { moneyPlacesOf } from './moneyPlacesOf.js';
import { placesOf } from './placesOf.js';
import type { Strand } from './Strand.js';

/** Rows to add, each replacing one with its id if there is any, and ids of rows to remove. */
export interface LedgerEdit {
  readonly put?: readonly LedgerRow[];
  readonly remove?: readonly string[];
}

/**
 * A ledger with rows added, replaced or removed. Only the strands of these rows are folded again, each from the last checkpoint
 * before its first change; all are if an amount has more decimals than any before.
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
  const places = placesOf(ledger.rows, leaving, added);
  const removed = places.flatMap((place) => ledger.rows[place] ?? []);
  const links = linkPositions(ledger.links, added);
  const moneyPlaces = Math.max(ledger.moneyPlaces, moneyPlacesOf(added, []));
  const folding = { chunkRows: ledger.chunkRows, moneyPlaces };
  const strands = joinStrands(ledger.strands, links);
  const addedTo = groupBy(added, (row) => strandOf(links, row));
  const touched = new Set([...addedTo.keys(), ...removed.map((row) => strandOf(links, row))]);
  for (const name of touched) {
    const before = strands.get(name);
    const own = before?.rows ?? [];
    const joining = addedTo.get(name) ?? [];
    const rows = mergeRows(own, placesOf(own, leaving, joining), joining);
    if (rows.length > 0) strands.set(name, foldStrand(rows, before, folding));
    else strands.delete(name);
  }
  if (moneyPlaces > ledger.moneyPlaces)
    for (const [name, { rows }] of strands) strands.set(name, foldStrand(rows, undefined, folding));
  const rows = mergeRows(ledger.rows, places, added);
  return { ...ledger, rows, unreadable, links, moneyPlaces, strands };
}

/** Strands whose positions are linked now are one; it is without chunks. */
function joinStrands(strands: Ledger['strands'], links: Links): Map<number, Strand> {
  const joined = new Map<number, Strand>();
  for (const [before, strand] of strands) {
    const name = strandAfter(links, before);
    const known = joined.get(name);
    joined.set(
      name,
      known ? { rows: [...known.rows, ...strand.rows].sort(compareRows), chunks: [] } : strand,
    );
  }
  return joined;
}
