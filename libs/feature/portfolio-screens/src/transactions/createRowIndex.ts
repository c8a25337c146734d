import { commonEnds, type LedgerRow } from '@finance-analyst/portfolio';

export type RowIndex = (id: string) => LedgerRow | undefined;

/** So many edited rows are looked up beside the others before all of them are indexed again. */
const mostEdited = 1000;

interface Indexed {
  readonly rows: readonly LedgerRow[];
  readonly all: ReadonlyMap<string, LedgerRow>;
  /** What has changed since; undefined for rows that are gone. */
  readonly edited: ReadonlyMap<string, LedgerRow | undefined>;
}

/** Finds rows by id. Rows that follow others share their index, so that an edit of one among many costs what it changes. */
export function createRowIndex(): (rows: readonly LedgerRow[]) => RowIndex {
  let last: Indexed = { rows: [], all: new Map(), edited: new Map() };
  return (rows) => {
    const { all, edited } = (last = indexAfter(last, rows));
    return (id) => (edited.has(id) ? edited.get(id) : all.get(id));
  };
}

function indexAfter({ rows: before, all, edited }: Indexed, rows: readonly LedgerRow[]): Indexed {
  const { start, tail } = commonEnds(before, rows);
  const gone = before.slice(start, before.length - tail);
  const put = rows.slice(start, rows.length - tail);
  if (edited.size + gone.length + put.length > mostEdited)
    return { rows, all: new Map(rows.map((row) => [row.id, row])), edited: new Map() };
  const after = new Map(edited);
  for (const { id } of gone) after.set(id, undefined);
  for (const row of put) after.set(row.id, row);
  return { rows, all, edited: after };
}
