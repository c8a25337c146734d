import { isFields } from './isFields.js';
import { isSameValue } from './isSameValue.js';
import type { KeyedRows } from './KeyedRows.js';

type Rows = readonly unknown[];

/** A row that all sides have, and that is not the same object on all of them. */
export interface RowToMerge {
  readonly id: string;
  /** Its place in the merged array. */
  readonly place: number;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A row that one side deleted and the other changed. */
export interface RestoredRow {
  readonly id: string;
  readonly deletedBy: 'mine' | 'theirs';
}

export interface RowsPlan {
  /** The merged array; a row to merge is in its place as mine has it. */
  readonly rows: Rows;
  /** In the order of mine. */
  readonly toMerge: readonly (RowToMerge | RestoredRow)[];
  /** Those that mine deleted, in the order of theirs. */
  readonly restored: readonly RestoredRow[];
}

type Places = ReadonlyMap<string, number>;

/** The places of the rows of an array by their ids. A base is merged with each step of an undo history. */
const known = new WeakMap<Rows, { readonly id: string; readonly places: Places | null }>();

const idOf = (row: unknown, { id }: KeyedRows): string | null => {
  const own = isFields(row) && Object.hasOwn(row, id) ? row[id] : null;
  return typeof own === 'string' && own !== '' ? own : null;
};

function placesIn(rows: Rows, keyed: KeyedRows): Places | null {
  const before = known.get(rows);
  if (before?.id === keyed.id) return before.places;
  const places = new Map<string, number>();
  let isSound = true;
  for (const [place, row] of rows.entries()) {
    const id = idOf(row, keyed);
    isSound &&= id !== null && !places.has(id);
    if (!isSound) break;
    places.set(id ?? '', place);
  }
  const found = isSound ? places : null;
  known.set(rows, { id: keyed.id, places: found });
  return found;
}

/** The rows that a side added since the last row that both sides have, and where the side is in the base. */
interface Walk {
  readonly rows: Rows;
  readonly added: Set<string>;
  /** Rows that this side alone has, since the last row of both. */
  run: unknown[];
  at: number;
}

const startOf = (rows: Rows): Walk => ({ rows, added: new Set(), run: [], at: 0 });

/**
 * Steps over added rows to the next row of the base. Returns its place, the length of the base at the end, or null where a
 * row was moved, or has no id or a repeated one.
 */
function nextPlace(side: Walk, places: Places, from: number, end: number, keyed: KeyedRows): number | null {
  for (; side.at < side.rows.length; side.at += 1) {
    const row = side.rows[side.at];
    const id = idOf(row, keyed);
    if (id === null || side.added.has(id)) return null;
    const place = places.get(id);
    if (place !== undefined) return place < from ? null : place;
    side.added.add(id);
    side.run.push(row);
  }
  return end;
}

/**
 * Plans the merge of arrays in which neither side moved a row, by one walk through all of them: rows that are the same
 * object on all sides are not looked into. The order is that of `mergeOrder`. Null for arrays with moved rows, with a row
 * that both sides added, or without sound ids.
 */
export function planRows(base: Rows, mine: Rows, theirs: Rows, keyed: KeyedRows): RowsPlan | null {
  const places = placesIn(base, keyed);
  if (!places) return null;
  const rows: unknown[] = [];
  const toMerge: (RowToMerge | RestoredRow)[] = [];
  const restored: RestoredRow[] = [];
  const [own, other] = [startOf(mine), startOf(theirs)];
  const addRuns = (): void => {
    if (own.run.length === 0 && other.run.length === 0) return;
    const [first, second] = [idOf(own.run[0], keyed), idOf(other.run[0], keyed)];
    const isTheirsFirst = first !== null && second !== null && second < first;
    rows.push(...(isTheirsFirst ? [...other.run, ...own.run] : [...own.run, ...other.run]));
    own.run = [];
    other.run = [];
  };

  for (let place = 0; place <= base.length; place += 1) {
    const row = base[place];
    const isSame = place < base.length && row === mine[own.at] && row === theirs[other.at];
    const ownPlace = isSame ? place : nextPlace(own, places, place, base.length, keyed);
    const otherPlace = isSame ? place : nextPlace(other, places, place, base.length, keyed);
    if (ownPlace === null || otherPlace === null) return null;
    if (place === base.length) break;
    const [inMine, inTheirs] = [ownPlace === place, otherPlace === place];
    const [ownRow, otherRow] = [mine[own.at], theirs[other.at]];
    if (inMine && inTheirs) {
      addRuns();
      if (ownRow !== row || otherRow !== row) {
        const id = idOf(row, keyed) ?? '';
        toMerge.push({ id, place: rows.length, base: row, mine: ownRow, theirs: otherRow });
      }
      rows.push(ownRow);
    } else if (inMine && !isSameValue(row, ownRow)) {
      own.run.push(ownRow);
      toMerge.push({ id: idOf(row, keyed) ?? '', deletedBy: 'theirs' });
    } else if (inTheirs && !isSameValue(row, otherRow)) {
      other.run.push(otherRow);
      restored.push({ id: idOf(row, keyed) ?? '', deletedBy: 'mine' });
    }
    if (inMine) own.at += 1;
    if (inTheirs) other.at += 1;
  }
  addRuns();
  for (const id of own.added) if (other.added.has(id)) return null;
  return { rows, toMerge, restored };
}
