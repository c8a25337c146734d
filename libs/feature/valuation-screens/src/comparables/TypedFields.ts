import type { TransactionColumn } from './readTransaction.js';

interface TypedField {
  readonly text: string;
  /** What the field showed before: the entry has changed nothing if it is the same. */
  readonly over: string;
}

/** The fields of a transaction that a person has changed, and not saved. */
export type TypedFields = Readonly<Partial<Record<TransactionColumn, TypedField>>>;
