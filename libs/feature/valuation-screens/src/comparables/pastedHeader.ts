import type { FigureScale } from '@finance-analyst/figures';
import { multipleNames } from '@finance-analyst/valuation';
import { messages, multipleLabels } from './messages.js';
import { amountColumns, type AmountColumn, type TransactionColumn } from './readTransaction.js';

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

/** What a header can also name; what is computed is not read. */
export type PastedColumn = TransactionColumn | 'currency' | 'counted' | 'computed';

export interface PastedRow {
  /** As the spreadsheet counts from the first copied row. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface PastedColumns {
  /** Null for a column without a name. */
  readonly columns: readonly (PastedColumn | null)[];
  readonly scales: Readonly<Partial<Record<AmountColumn, FigureScale>>>;
}

type Header =
  ({ readonly ok: true } & PastedColumns) | { readonly ok: false; readonly problems: readonly string[] };

/** A target can be called as a column is: a header has two names at least. */
const fewestNames = 2;
const scaleInName = / \((units|thousands|millions|billions)\)$/u;

const wordsOf = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();

const columnOfName: ReadonlyMap<string, PastedColumn> = new Map<string, PastedColumn>([
  ...pastedColumns.map((column) => [wordsOf(messages.columns[column]), column] as const),
  [wordsOf(messages.enterpriseValue), 'enterpriseValue'],
  [wordsOf(messages.currency), 'currency'],
  [wordsOf(messages.inFileStatistics), 'counted'],
  ...multipleNames.map((name) => [wordsOf(multipleLabels[name]), 'computed'] as const),
  [wordsOf(messages.fileNote), 'computed'],
]);

const isAmount = (column: PastedColumn | null): column is AmountColumn =>
  (amountColumns as readonly (PastedColumn | null)[]).includes(column);

/** The column that a name is of, with the unit of its amounts if the name ends with one. */
function readName(cell: string): {
  readonly column: PastedColumn | null;
  readonly scale: FigureScale | null;
} {
  const name = wordsOf(cell);
  const [ending, scale = null] = scaleInName.exec(name) ?? [];
  const column = columnOfName.get(ending === undefined ? name : name.slice(0, -ending.length)) ?? null;
  if (scale !== null && !isAmount(column)) return { column: null, scale: null };
  return { column, scale: scale as FigureScale | null };
}

/** The columns that the cells of a header name; null for a row that is none. */
export function pastedHeader({ row, cells }: PastedRow): Header | null {
  const names = cells.map(readName);
  const columns = names.map(({ column }) => column);
  const named = columns.filter((column) => column !== null);
  if (named.length < fewestNames) return null;
  const read = named.filter((column) => column !== 'computed');
  const problems = [
    ...cells.flatMap((cell, index) =>
      columns[index] === null && cell.trim() !== '' ? [messages.unknownColumn(row, cell.trim())] : [],
    ),
    ...[...new Set(read.filter((column, index) => read.indexOf(column) !== index))].map((column) =>
      messages.columnTwice(row, columnName(column)),
    ),
    ...(['target', 'announced'] as const)
      .filter((column) => !named.includes(column))
      .map((column) => messages.columnMissing(row, messages.columns[column])),
  ];
  const scales = Object.fromEntries(
    names.flatMap(({ column, scale }) => (scale !== null && column !== null ? [[column, scale]] : [])),
  );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, columns, scales };
}

/** A column as its header and the problems in it name it. */
export const columnName = (column: Exclude<PastedColumn, 'computed'>): string =>
  column === 'currency'
    ? messages.currency
    : column === 'counted'
      ? messages.inFileStatistics
      : messages.columns[column];
