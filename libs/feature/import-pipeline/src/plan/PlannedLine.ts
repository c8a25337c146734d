import type { LedgerRow } from '@finance-analyst/portfolio';
import type { FileLines } from './ImportPlan.js';

/** The rows of lines that belong together, before it is known which of them are new. */
export interface PlannedLine extends FileLines {
  readonly rows: readonly LedgerRow[];
}
