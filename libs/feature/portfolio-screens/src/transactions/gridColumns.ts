import { entryColumns, type LedgerColumn } from './LedgerColumn.js';

/** How the columns of the ledger are laid out in a window. */
export interface GridColumns {
  readonly columns: readonly LedgerColumn[];
  readonly widthRemOf: (column: string) => number;
}

/** Columns at the end that stay in view in a wide window. */
export const frozenColumns: readonly LedgerColumn[] = ['state', 'actions'];

/** Under this width, the columns have the order of `narrowColumns`. */
export const narrowQuery = '(width < 40rem)';

const widthsRem: Readonly<Record<LedgerColumn, number>> = {
  date: 6.75,
  kind: 6,
  account: 7.5,
  instrument: 6,
  quantity: 5,
  price: 5.25,
  gross: 5.75,
  fees: 3.5,
  taxes: 3.75,
  currency: 4.75,
  note: 7,
  state: 8.5,
  actions: 4.5,
};

/** The first four are in view on a phone. */
const narrowWidthsRem: Readonly<Record<LedgerColumn, number>> = {
  ...widthsRem,
  instrument: 4.5,
  quantity: 3.75,
  gross: 5,
  kind: 4.25,
};

export const wideColumns: GridColumns = {
  columns: [...entryColumns, ...frozenColumns],
  widthRemOf: (column) => widthsRem[column as LedgerColumn],
};

/** What a transaction is about comes first. */
export const narrowColumns: GridColumns = {
  columns: [
    'instrument',
    'quantity',
    'gross',
    'kind',
    'date',
    'price',
    'fees',
    'taxes',
    'account',
    'currency',
    'note',
    ...frozenColumns,
  ],
  widthRemOf: (column) => narrowWidthsRem[column as LedgerColumn],
};

/** The width of the numbers of so many rows, with the mark of those that are not counted beside it. */
export const rowNumberWidthRem = (rows: number, hasMarks: boolean): number =>
  1 + 0.55 * Math.max(3, String(rows).length) + (hasMarks ? 1.25 : 0);
