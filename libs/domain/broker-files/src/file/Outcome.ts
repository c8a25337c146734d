import type { SourceLine } from '../table/SourceLine.js';
import type { Transaction } from './Transaction.js';

/** A transaction before its lines are known to it. */
export type FiledTransaction = Omit<Transaction, 'line' | 'furtherLines'>;

/** What a line is. Reasons are sentences. */
export type Outcome =
  | { readonly transactions: readonly FiledTransaction[] }
  | { readonly ignored: string }
  | { readonly refused: string };

/** What one line is, or several that belong together. */
export interface LinesOutcome {
  readonly lines: readonly SourceLine[];
  readonly outcome: Outcome;
}
