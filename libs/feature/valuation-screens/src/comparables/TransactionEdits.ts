import type { Transaction } from '@finance-analyst/documents';

/** The edits of a model's transactions; each can be undone. */
export interface TransactionEdits {
  /** Replaces those that the model has by their ids, and adds the others. */
  readonly setTransactions: (entered: readonly Transaction[]) => void;
  readonly removeTransaction: (id: string) => void;
  /** Leaves a transaction out of the statistics, or counts it again. */
  readonly setTransactionLeftOut: (id: string, isLeftOut: boolean) => void;
}
