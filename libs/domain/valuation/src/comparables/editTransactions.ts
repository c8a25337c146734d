import type { Transaction, ValuationModelBody } from '@finance-analyst/documents';

/** Sets transactions: one whose id the model has is replaced in its place, others follow in their order. */
export function setTransactions(
  body: ValuationModelBody,
  entered: readonly Transaction[],
): ValuationModelBody {
  const byId = new Map(entered.map((transaction) => [transaction.id, transaction]));
  const known = new Set(body.transactions.map(({ id }) => id));
  return {
    ...body,
    transactions: [
      ...body.transactions.map((transaction) => byId.get(transaction.id) ?? transaction),
      ...entered.filter(({ id }) => !known.has(id)),
    ],
  };
}

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
