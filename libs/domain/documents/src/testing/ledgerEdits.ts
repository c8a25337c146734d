import * as fc from 'fast-check';

interface Position {
  readonly id: string;
  readonly [field: string]: unknown;
  readonly lots: readonly { readonly lot: string; readonly cost: unknown }[];
}

interface Note {
  readonly id: string;
  readonly rank: number;
  readonly text: unknown;
}

/** What the edits below change: rows in given order, and rows with a rank. */
export interface Ledger {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly positions: readonly Position[];
  readonly notes: readonly Note[];
}

export type Edit =
  | { readonly edit: 'set'; readonly field: string }
  | { readonly edit: 'remove'; readonly field: string }
  | { readonly edit: 'put' | 'move'; readonly id: string; readonly at: number }
  | { readonly edit: 'setShares' | 'setTarget' | 'delete' | 'setLot' | 'deleteNote'; readonly id: string }
  | { readonly edit: 'putNote'; readonly id: string; readonly at: number };

/** Edits of the fields and rows with these names. */
export const editsOf = (names: readonly string[], { moves }: { readonly moves: boolean }) => {
  const name = fc.constantFrom(...names);
  const at = fc.nat(6);
  const edit = <Name extends Edit['edit']>(...edits: readonly Name[]) => fc.constantFrom(...edits);
  return fc.oneof(
    fc.record({ edit: edit('set', 'remove'), field: name }),
    fc.record({ edit: edit('put', ...(moves ? (['move'] as const) : [])), id: name, at }),
    fc.record({ edit: edit('setShares', 'setTarget', 'delete', 'setLot', 'deleteNote'), id: name }),
    fc.record({ edit: edit('putNote'), id: name, at }),
  );
};

const without = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): readonly Row[] =>
  rows.filter((row) => row.id !== id);

const byRank = (one: Note, other: Note): number => one.rank - other.rank || (one.id < other.id ? -1 : 1);

function editPositions(positions: readonly Position[], edit: Edit, value: unknown): readonly Position[] {
  if (!('id' in edit)) return positions;
  const { id } = edit;
  const row = positions.find((each) => each.id === id);
  const changed = (fields: object) =>
    positions.map((each) => (each.id === id ? { ...each, ...fields } : each));
  if (edit.edit === 'put' && !row)
    return positions.toSpliced(edit.at, 0, { id, shares: value, lots: [{ lot: '1', cost: value }] });
  if (!row) return positions;
  if (edit.edit === 'move') return without(positions, id).toSpliced(edit.at, 0, row);
  if (edit.edit === 'delete') return without(positions, id);
  if (edit.edit === 'setShares') return changed({ shares: value });
  if (edit.edit === 'setTarget') return changed({ target: value });
  if (edit.edit === 'setLot') return changed({ lots: [...row.lots.slice(0, 1), { lot: '2', cost: value }] });
  return positions;
}

/** The ledger after an edit that enters `value`; an edit of a missing row changes nothing. */
export function applyEdit(ledger: Ledger, edit: Edit, value: unknown): Ledger {
  const { settings, positions, notes } = ledger;
  if (edit.edit === 'set') return { ...ledger, settings: { ...settings, [edit.field]: value } };
  if (edit.edit === 'remove') {
    const kept = Object.entries(settings).filter(([field]) => field !== edit.field);
    return { ...ledger, settings: Object.fromEntries(kept) };
  }
  if (edit.edit === 'deleteNote') return { ...ledger, notes: without(notes, edit.id) };
  if (edit.edit === 'putNote') {
    const note = { id: edit.id, rank: edit.at, text: value };
    return { ...ledger, notes: [...without(notes, edit.id), note].sort(byRank) };
  }
  return { ...ledger, positions: editPositions(positions, edit, value) };
}

export const emptyLedger: Ledger = { settings: {}, positions: [], notes: [] };
