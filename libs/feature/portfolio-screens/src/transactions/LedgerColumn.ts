/** The columns of the ledger that a person enters, in their order. */
export const entryColumns = [
  'date',
  'kind',
  'account',
  'instrument',
  'quantity',
  'price',
  'gross',
  'fees',
  'taxes',
  'currency',
  'note',
] as const;

export type EntryColumn = (typeof entryColumns)[number];

/** A column of the ledger: an entry, whether the row is counted, or what can be done with it. */
export type LedgerColumn = EntryColumn | 'state' | 'actions';

/** Columns with a decimal number. */
export const decimalColumns = ['quantity', 'price', 'gross', 'fees', 'taxes'] as const;

export type DecimalColumn = (typeof decimalColumns)[number];

export const isDecimalColumn = (column: string): column is DecimalColumn =>
  (decimalColumns as readonly string[]).includes(column);

export const isEntryColumn = (column: string): column is EntryColumn =>
  (entryColumns as readonly string[]).includes(column);

/** What every transaction has, and so cannot be cleared. */
const neededColumns: ReadonlySet<EntryColumn> = new Set(['date', 'kind', 'account']);

export const isOptional = (column: EntryColumn): boolean => !neededColumns.has(column);
