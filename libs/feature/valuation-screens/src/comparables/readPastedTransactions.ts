import { readClipboardBlock } from '@finance-analyst/data-grid';
import type { Transaction } from '@finance-analyst/documents';
import { messages } from './messages.js';
import {
  readTransaction,
  transactionColumns,
  type EntryUnit,
  type TransactionColumn,
  type TransactionEntry,
} from './readTransaction.js';

/** The columns of pasted rows without a header, in their order. */
export const pastedColumns: readonly TransactionColumn[] = [
  'target',
  'announced',
  'enterpriseValue',
  'revenue',
  'ebitda',
  'ebit',
  'source',
  'equityValue',
  'netIncome',
  'bookValue',
];

/** A target can be called as a column is: a header has two names at least. */
const fewestNames = 2;

const wordsOf = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

const columnOfName: ReadonlyMap<string, TransactionColumn> = new Map([
  ...pastedColumns.map((column) => [wordsOf(messages.columns[column]), column] as const),
  [wordsOf(messages.enterpriseValue), 'enterpriseValue'],
]);

interface PastedRow {
  /** As the spreadsheet counts from the first copied row. */
  readonly row: number;
  readonly cells: readonly string[];
}

type Header =
  | { readonly ok: true; readonly columns: readonly (TransactionColumn | null)[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The columns that the cells of a header name; null for a row that is none. */
function readHeader({ row, cells }: PastedRow): Header | null {
  const columns = cells.map((cell) => columnOfName.get(wordsOf(cell)) ?? null);
  const named = columns.filter((column) => column !== null);
  if (named.length < fewestNames) return null;
  const problems = [
    ...cells.flatMap((cell, index) =>
      columns[index] === null && cell.trim() !== '' ? [messages.unknownColumn(row, cell.trim())] : [],
    ),
    ...[...new Set(named.filter((column, index) => named.indexOf(column) !== index))].map((column) =>
      messages.columnTwice(row, messages.columns[column]),
    ),
    ...(['target', 'announced'] as const)
      .filter((column) => !named.includes(column))
      .map((column) => messages.columnMissing(row, messages.columns[column])),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, columns };
}

/**
 * Rows copied from a spreadsheet, a transaction each, or what is wrong in which row. A first row of column names says the
 * order of the columns. Empty rows are passed over.
 */
export function readPastedTransactions(
  text: string,
  unit: EntryUnit,
  createId: () => string,
):
  | { readonly ok: true; readonly value: readonly Transaction[] }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const rows = readClipboardBlock(text)
    .map((cells, index): PastedRow => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  // A date is a column of its own in every row.
  if (first && rows.every(({ cells }) => cells.length === 1))
    return { ok: false, problems: [messages.oneColumn] };
  const header = first ? readHeader(first) : null;
  if (header && !header.ok) return header;
  const columns = header?.columns ?? pastedColumns;
  const entered = header ? rows.slice(1) : rows;
  if (entered.length === 0) return { ok: false, problems: [messages.nothingPasted] };
  const value: Transaction[] = [];
  const problems: string[] = [];
  for (const { row, cells } of entered) {
    const extra = cells.filter((cell, index) => cell.trim() !== '' && (columns[index] ?? null) === null);
    if (extra.length > 0)
      problems.push(
        messages.extraCells(
          row,
          extra.map((cell) => cell.trim()),
        ),
      );
    const entry = Object.fromEntries(
      transactionColumns.map((column) => {
        const index = columns.indexOf(column);
        return [column, index < 0 ? '' : (cells[index] ?? '')];
      }),
    ) as TransactionEntry;
    const read = readTransaction(entry, unit, { id: createId() });
    if (read.ok) value.push(read.value);
    else
      for (const column of transactionColumns) {
        const problem = read.problems[column];
        if (problem !== undefined)
          problems.push(messages.problemInRow(row, messages.columns[column], problem));
      }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}
