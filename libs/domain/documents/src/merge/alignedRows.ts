import { isFields } from './isFields.js';
import type { KeyedRows } from './KeyedRows.js';

type Rows = readonly unknown[];

/** Arrays whose rows have ids, by the field of the id: a base is merged with every step of an undo history. */
const soundRows = new WeakMap<Rows, string>();

/** Whether each row has an id, which no other row has. */
function areSound(rows: Rows, { id }: KeyedRows): boolean {
  if (soundRows.get(rows) === id) return true;
  const ids = new Set<string>();
  for (const row of rows) {
    const own = isFields(row) && Object.hasOwn(row, id) ? row[id] : null;
    if (typeof own !== 'string' || own === '') return false;
    ids.add(own);
  }
  if (ids.size < rows.length) return false;
  soundRows.set(rows, id);
  return true;
}

/** Whether arrays have the same ids in the same places. Rows that are the same object are not looked into. */
function haveSameIds(rows: Rows, others: Rows, { id }: KeyedRows): boolean {
  if (rows.length !== others.length) return false;
  for (let index = 0; index < rows.length; index += 1) {
    const [row, other] = [rows[index], others[index]];
    if (row !== other && !(isFields(row) && isFields(other) && row[id] === other[id])) return false;
  }
  return true;
}

/**
 * The arrays of three versions if they have rows of the same ids in the same places, so that none was added, deleted or
 * moved; null for anything else.
 */
export const alignedRows = (base: unknown, mine: unknown, theirs: unknown, keyed: KeyedRows) =>
  Array.isArray(base) &&
  Array.isArray(mine) &&
  Array.isArray(theirs) &&
  haveSameIds(base, mine, keyed) &&
  haveSameIds(base, theirs, keyed) &&
  areSound(base, keyed)
    ? { base: base as Rows, mine: mine as Rows, theirs: theirs as Rows }
    : null;
