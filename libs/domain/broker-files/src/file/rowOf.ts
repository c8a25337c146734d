import type { RowKind } from '@finance-analyst/portfolio';
import type { TransactionRow } from './Transaction.js';

type Fields = { readonly [Field in keyof TransactionRow]: TransactionRow[Field] | undefined };

/** A row of the fields that have a value: empty texts and amounts of 0 in fees and taxes are left out. */
export function rowOf(kind: RowKind, fields: Partial<Omit<Fields, 'kind'>>): TransactionRow {
  const kept = Object.entries(fields).filter(([field, value]) => {
    if (value === undefined || value === '') return false;
    return !(field === 'fees' || field === 'taxes') || /[1-9]/.test(String(value));
  });
  return { kind, date: '', ...Object.fromEntries(kept) };
}
