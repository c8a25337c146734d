import type { PortfolioBody } from '@finance-analyst/documents';
import type { CellAddress, CellEntry, GridSheet } from '@finance-analyst/data-grid';
import type { Result } from '@finance-analyst/foundation';
import { rowProblem, type LedgerRow } from '@finance-analyst/portfolio';
import { cellText, type CellWriting } from './cellText.js';
import { type CellValue, type RowEntries, withCell } from './CellValue.js';
import { entriesByRow, withCells } from './enteredRows.js';
import { isEntryColumn, isOptional, type EntryColumn } from './LedgerColumn.js';
import { messages } from './messages.js';
import { newRow, type RowDefaults } from './newRow.js';
import { type CellReading, readCell } from './readCell.js';
import { hasRatio, readRatio, readSingleRatio } from './readRatio.js';
import { rowName } from './rowName.js';

/** What entries in the ledger change. */
export interface LedgerChanges {
  /** Puts rows as one edit with these words; `field` names the only cell that it sets. */
  readonly put: (rows: readonly LedgerRow[], words: string, field?: string) => void;
  /** Adds rows as one edit, and changes others. */
  readonly add: (added: readonly LedgerRow[], changed: readonly LedgerRow[], words: string) => void;
  /** Keeps what was entered of a transaction that is not complete. */
  readonly keep: (entries: RowEntries) => void;
}

export interface LedgerSheetOptions extends CellReading, CellWriting {
  readonly rowOf: (id: string) => LedgerRow | undefined;
  readonly accounts: PortfolioBody['accounts'];
  /** The empty row, with what was entered in it; null in a ledger that is read-only. */
  readonly empty: {
    readonly id: string;
    readonly entries: RowEntries;
    readonly ids: (count: number) => readonly string[];
  } | null;
  readonly defaults: () => RowDefaults;
  readonly changes: LedgerChanges;
}

/** What the grid of a ledger exchanges with a spreadsheet, and how its cells are entered. Each entry is one undo step. */
export function ledgerSheet(options: LedgerSheetOptions): GridSheet<CellValue> {
  const { rowOf, accounts, empty, defaults, changes } = options;
  const isNew = (id: string): boolean => empty !== null && rowOf(id) === undefined;
  const nameOfRow = (id: string): string => {
    const row = rowOf(id);
    return row ? rowName(row) : messages.newRowNamed;
  };
  const nameOf = ({ row, column }: CellAddress): string =>
    messages.cellOf(messages.columns[column as EntryColumn], nameOfRow(row));
  const textOf = ({ row, column }: CellAddress): string =>
    isEntryColumn(column)
      ? cellText(rowOf(row) ?? (row === empty?.id ? empty.entries : {}), column, options)
      : '';
  const kindOf = (id: string): RowEntries['kind'] =>
    rowOf(id)?.kind ?? (id === empty?.id ? empty.entries.kind : undefined);
  const readEntry = (row: string, column: EntryColumn, text: string): Result<CellValue> => {
    const kind = kindOf(row);
    if (column !== 'quantity' || !hasRatio(kind) || text.trim() === '')
      return readCell(column, text, options);
    const ratio =
      readRatio(text, options.formatting) ??
      // A split is known by its ratio alone, unless the shares held after it are filed.
      (kind === 'split' && rowOf(row)?.quantity === undefined
        ? readSingleRatio(text, options.formatting)
        : null);
    if (!ratio) return readCell(column, text, options);
    return ratio.ok ? { ok: true, value: { column: 'ratio', value: ratio.value } } : ratio;
  };
  const enter = (entries: readonly CellEntry<CellValue>[]): boolean => {
    const changed: LedgerRow[] = [];
    const begun: { readonly id: string; readonly entries: RowEntries }[] = [];
    for (const [id, values] of entriesByRow(entries)) {
      const row = rowOf(id);
      if (!row) begun.push({ id, entries: values.reduce(withCell, id === empty?.id ? empty.entries : {}) });
      else {
        const next = withCells(row, values);
        if (next !== row) changed.push(next);
      }
    }
    return begun.length === 0 ? change(changed, entries) : begin(begun, changed);
  };
  const change = (changed: readonly LedgerRow[], entries: readonly CellEntry<CellValue>[]): boolean => {
    if (changed.length === 0) return false;
    const [only] = entries;
    if (entries.length > 1 || !only)
      changes.put(changed, messages.cellsChanged(entries.length, changed.length));
    else
      changes.put(
        changed,
        wordsOfCell(rowOf(only.row), only.value, changed[0], options),
        `${only.row} ${only.column}`,
      );
    return true;
  };
  const begin = (
    begun: readonly { readonly id: string; readonly entries: RowEntries }[],
    changed: readonly LedgerRow[],
  ): boolean => {
    const usual = defaults();
    const rows = begun.flatMap(
      ({ id, entries }, at) => newRow(id, entries, { ...usual, entry: usual.entry + at }, accounts) ?? [],
    );
    const [only, ...others] = rows;
    if (!only) return false;
    // A transaction that is typed cell by cell is added once it is complete, so that undo removes it as a whole.
    if (others.length === 0 && changed.length === 0 && rowProblem(only) !== null)
      changes.keep(begun[0]?.entries ?? {});
    else
      changes.add(
        rows,
        changed,
        others.length === 0 ? messages.added(rowName(only)) : messages.addedMany(rows.length),
      );
    return true;
  };
  const reset = (cells: readonly CellAddress[]): number => {
    const cleared = cells.flatMap(({ row, column }) => {
      if (!isEntryColumn(column) || textOf({ row, column }) === '') return [];
      // In the empty row, an entry that is needed has a default.
      if (!isOptional(column) && !isNew(row)) return [];
      return [{ row, column, value: { column, value: null } as CellValue }];
    });
    const [only] = cleared;
    if (!only) return 0;
    const own = cleared.filter(({ row }) => isNew(row));
    if (own.length > 0)
      changes.keep(own.reduce((entries, { value }) => withCell(entries, value), empty?.entries ?? {}));
    const rows = [...entriesByRow(cleared.filter(({ row }) => !isNew(row)))].flatMap(([id, values]) => {
      const row = rowOf(id);
      return row ? [withCells(row, values)] : [];
    });
    if (rows.length > 0)
      changes.put(
        rows,
        cleared.length === 1
          ? messages.cellCleared(messages.columns[only.column], nameOfRow(only.row))
          : messages.cellsCleared(cleared.length),
      );
    return cleared.length;
  };
  return {
    textOf,
    editing: empty
      ? {
          nameOf,
          refusalOf: (cell, action) =>
            !isEntryColumn(cell.column)
              ? messages.isCalculated(nameOf(cell))
              : action === 'fillRight'
                ? messages.isNotFilled(nameOf(cell))
                : null,
          read: ({ row, column }, text) =>
            isEntryColumn(column)
              ? text.trim() === '' && isNew(row)
                ? { ok: true, value: { column, value: null } as CellValue }
                : readEntry(row, column, text)
              : { ok: false, reason: messages.isCalculated(nameOf({ row, column })) },
          enter,
          fillRight: () => undefined,
          reset,
          resetWords: messages.cleared,
          rowsFrom: (row, count) => (isNew(row) ? empty.ids(count) : undefined),
        }
      : undefined,
  };
}

/** What a single entry changed: `Price of 2024-05-02 buy ACME to 101.50`. */
function wordsOfCell(
  before: LedgerRow | undefined,
  { column, value }: CellValue,
  after: LedgerRow | undefined,
  writing: CellWriting,
): string {
  const name = before ? rowName(before) : messages.newRowNamed;
  const label = column === 'ratio' ? messages.ratio : messages.columns[column];
  return value === null || !after
    ? messages.cellCleared(label, name)
    : messages.cellSet(label, name, cellText(after, column === 'ratio' ? 'quantity' : column, writing));
}
