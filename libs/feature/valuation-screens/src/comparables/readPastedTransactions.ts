import type { Transaction } from '@finance-analyst/documents';
import { messages } from './messages.js';
import { pastedBlock } from './pastedBlock.js';
import {
  columnName,
  pastedColumns,
  pastedHeader,
  type PastedColumn,
  type PastedColumns,
  type PastedRow,
} from './pastedHeader.js';
import {
  readTransaction,
  transactionColumns,
  type EntryUnit,
  type TransactionEntry,
} from './readTransaction.js';

type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: readonly string[] };

const counted: ReadonlyMap<string, boolean> = new Map([
  ['', true],
  [messages.isCounted, true],
  [messages.notCounted, false],
]);

/**
 * Rows copied from a spreadsheet, a transaction each, or what is wrong in which row; also the file of a model's
 * transactions. A first row of column names says the order of the columns. Empty rows are passed over.
 */
export function readPastedTransactions(
  text: string,
  unit: EntryUnit,
  createId: () => string,
): Read<readonly Transaction[]> {
  const { rows, isFile } = pastedBlock(text);
  const [first] = rows;
  // A date is a column of its own in every row.
  if (first && rows.every(({ cells }) => cells.length === 1))
    return { ok: false, problems: [messages.oneColumn] };
  const header = first ? pastedHeader(first) : null;
  if (header && !header.ok) return header;
  const entered = header ? rows.slice(1) : rows;
  if (entered.length === 0) return { ok: false, problems: [messages.nothingPasted] };
  const columns = header ?? { columns: pastedColumns, scales: {} };
  const value: Transaction[] = [];
  const problems: string[] = [];
  for (const row of entered) {
    const read = readRow(row, columns, isFile ? { ...unit, locale: 'en-US' } : unit, createId);
    if (read.ok) value.push(read.value);
    else problems.push(...read.problems);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

function readRow(
  { row, cells }: PastedRow,
  { columns, scales }: PastedColumns,
  unit: EntryUnit,
  createId: () => string,
): Read<Transaction> {
  const cellOf = (column: PastedColumn): string => {
    const index = columns.indexOf(column);
    return index < 0 ? '' : (cells[index] ?? '').trim();
  };
  const entry = Object.fromEntries(
    transactionColumns.map((column) => [column, cellOf(column)]),
  ) as TransactionEntry;
  const currency = cellOf('currency').toUpperCase();
  const isCounted = counted.get(cellOf('counted').toLowerCase());
  const read = readTransaction(
    entry,
    { ...unit, scales },
    {
      id: createId(),
      ...(currency === '' ? {} : { currency }),
      ...(isCounted === false ? { isLeftOut: true } : {}),
    },
  );
  const extra = cells.filter((cell, index) => cell.trim() !== '' && (columns[index] ?? null) === null);
  const inColumn = (column: Exclude<PastedColumn, 'computed'>, problem: string): string =>
    messages.problemInRow(row, columnName(column), problem);
  const problems = [
    ...(extra.length > 0
      ? [
          messages.extraCells(
            row,
            extra.map((cell) => cell.trim()),
          ),
        ]
      : []),
    ...(read.ok
      ? []
      : transactionColumns.flatMap((column) => {
          const problem = read.problems[column];
          return problem === undefined ? [] : [inColumn(column, problem)];
        })),
    ...(/^(?:[A-Z]{3})?$/u.test(currency) ? [] : [inColumn('currency', messages.currencyNeeded)]),
    ...(isCounted === undefined ? [inColumn('counted', messages.countedNeeded)] : []),
  ];
  return read.ok && problems.length === 0 ? read : { ok: false, problems };
}
