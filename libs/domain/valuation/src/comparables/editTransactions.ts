import type { Transaction, ValuationModelBody } from '@finance-analyst/documents';

/** The fields of a transaction that an edit sets; the others stay as they are. */
export interface TransactionChanges extends Partial<Omit<Transaction, 'id' | 'metrics' | 'isLeftOut'>> {
  readonly metrics?: Partial<Transaction['metrics']>;
}

/** Adds transactions after those of the model, in their order. */
export const addTransactions = (
  body: ValuationModelBody,
  entered: readonly Transaction[],
): ValuationModelBody => ({ ...body, transactions: [...body.transactions, ...entered] });

/** Changes a transaction as the model has it; one that was removed after it was opened returns with the changes. */
export function changeTransaction(
  body: ValuationModelBody,
  opened: Transaction,
  changes: TransactionChanges,
): ValuationModelBody {
  const changed = (transaction: Transaction): Transaction => ({
    ...transaction,
    ...changes,
    metrics: { ...transaction.metrics, ...changes.metrics },
  });
  return body.transactions.some(({ id }) => id === opened.id)
    ? {
        ...body,
        transactions: body.transactions.map((transaction) =>
          transaction.id === opened.id ? changed(transaction) : transaction,
        ),
      }
    : addTransactions(body, [changed(opened)]);
}

/** The model without a transaction; as it was where none has the id. */
export const removeTransaction = (body: ValuationModelBody, id: string): ValuationModelBody => ({
  ...body,
  transactions: body.transactions.filter((transaction) => transaction.id !== id),
});

/** Leaves a transaction out of the statistics, or counts it again. */
export const setTransactionLeftOut = (
  body: ValuationModelBody,
  id: string,
  isLeftOut: boolean,
): ValuationModelBody => ({
  ...body,
  transactions: body.transactions.map((transaction) => {
    if (transaction.id !== id) return transaction;
    const { isLeftOut: _before, ...counted } = transaction;
    return isLeftOut ? { ...counted, isLeftOut: true } : counted;
  }),
});
