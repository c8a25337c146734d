import type { FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { WorkbookSubject } from '../export/WorkbookSubject.js';

/** A model on the screen, with what its memo says of it. */
export interface MemoSubject extends Omit<WorkbookSubject, 'formatting'> {
  /** The model's own assumptions, from which its scenarios differ; null if they cannot be computed. */
  readonly base: Valuation | null;
  readonly formatting: FigureFormatting;
}
