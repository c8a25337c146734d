import type { FigureScale } from '@finance-analyst/figures';
import type { TransactionEntry } from './readTransaction.js';

/** Unsubmitted entries, restored when their dialog opens again. Amounts are in one unit. */
export interface TransactionDrafts {
  readonly scale: FigureScale;
  readonly entry: () => TransactionEntry | null;
  readonly setEntry: (entry: TransactionEntry | null) => void;
  readonly rows: () => string;
  readonly setRows: (rows: string) => void;
}

export function createTransactionDrafts(scale: FigureScale): TransactionDrafts {
  let typed: TransactionEntry | null = null;
  let pasted = '';
  return {
    scale,
    entry: () => typed,
    setEntry: (entry) => {
      typed = entry;
    },
    rows: () => pasted,
    setRows: (rows) => {
      pasted = rows;
    },
  };
}
