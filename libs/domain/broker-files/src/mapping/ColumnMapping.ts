import type { RowKind } from '@finance-analyst/portfolio';

/** What a column of an unknown layout can be. */
export const mappedFields = [
  'date',
  'settlement',
  'kind',
  'account',
  'isin',
  'symbol',
  'market',
  'name',
  'quantity',
  'price',
  'amount',
  'fees',
  'taxes',
  'currency',
  'rate',
  'note',
] as const;

export type MappedField = (typeof mappedFields)[number];

/**
 * What a word of the kind column is: a kind of row; cash in or out by the sign of its amount; a dividend and the purchase
 * that it paid for; or nothing.
 */
export type MappedKind = RowKind | 'cash-by-sign' | 'reinvested-dividend' | 'ignore';

/** How to read the table of an unknown layout, as a person said in the wizard. */
export interface ColumnMapping {
  /** Normalized headings. */
  readonly columns: Readonly<Partial<Record<MappedField, string>>>;
  /** By normalized word of the kind column. Without that column, signs of quantity and amount decide. */
  readonly kinds: Readonly<Record<string, MappedKind>>;
  /** Of lines whose currency no column names; null if there is none. */
  readonly currency: string | null;
  /** Whether the amount of a trade has its fees and taxes in it. */
  readonly isAmountNet: boolean;
  /** Whether the sign of an amount says if cash goes in or out. Otherwise the kind does. */
  readonly isAmountSigned: boolean;
}
