import type { Transaction } from '@finance-analyst/documents';
import type { TransactionChanges } from '@finance-analyst/valuation';

/** The edits of a model's transactions; each can be undone. */
export interface TransactionEdits {
  readonly addTransactions: (entered: readonly Transaction[]) => void;
  /** Sets the changed fields of a transaction; `opened` is restored if it was removed meanwhile. */
  readonly changeTransaction: (opened: Transaction, changes: TransactionChanges) => void;
  readonly removeTransaction: (id: string) => void;
  /** Leaves a transaction out of the statistics, or counts it again. */
  readonly setTransactionLeftOut: (id: string, isLeftOut: boolean) => void;
}
