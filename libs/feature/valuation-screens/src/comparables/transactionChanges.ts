import type { Transaction } from '@finance-analyst/documents';
import type { TransactionChanges } from '@finance-analyst/valuation';
import { entryGroups, type TransactionColumn } from './readTransaction.js';

/** The fields of a transaction in the given columns. */
export function transactionChanges(
  { target, announced, source, enterpriseValue, equityValue, metrics }: Transaction,
  columns: ReadonlySet<TransactionColumn>,
): TransactionChanges {
  const given = <Fields extends object>(fields: Fields, names: readonly (string & keyof Fields)[]) =>
    Object.fromEntries(
      names.filter((name) => columns.has(name as TransactionColumn)).map((name) => [name, fields[name]]),
    ) as Partial<Fields>;
  return {
    ...given({ target, announced, source }, entryGroups.target),
    ...given({ enterpriseValue, equityValue }, entryGroups.terms),
    metrics: given(metrics, entryGroups.figures),
  };
}
