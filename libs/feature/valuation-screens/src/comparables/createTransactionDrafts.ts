import type { FigureScale } from '@finance-analyst/figures';
import type { TypedFields } from './TypedFields.js';

/** Unsubmitted entries, restored when their dialog opens again. Amounts are in one unit. */
export interface TransactionDrafts {
  readonly scale: FigureScale;
  /** What is typed of a transaction by its id, or of a new one without. */
  readonly typed: (id: string | null) => TypedFields;
  readonly setTyped: (id: string | null, typed: TypedFields) => void;
  readonly rows: () => string;
  readonly setRows: (rows: string) => void;
  readonly isEmpty: () => boolean;
}

export function createTransactionDrafts(scale: FigureScale): TransactionDrafts {
  const typed = new Map<string | null, TypedFields>();
  let pasted = '';
  return {
    scale,
    typed: (id) => typed.get(id) ?? {},
    setTyped: (id, fields) => {
      if (Object.keys(fields).length === 0) typed.delete(id);
      else typed.set(id, fields);
    },
    rows: () => pasted,
    setRows: (rows) => {
      pasted = rows;
    },
    isEmpty: () => typed.size === 0 && pasted === '',
  };
}
