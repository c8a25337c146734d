import type { FigureFormatting } from '@finance-analyst/figures';
import type { WorkbookSubject } from '../export/WorkbookSubject.js';

/** A model on the screen, with what its memo says of it. */
export interface MemoSubject extends Omit<WorkbookSubject, 'formatting'> {
  readonly formatting: FigureFormatting;
}
