import type { FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ModelOfFiles } from './ModelOfFiles.js';

/** A model on the screen, with what its workbook says of it. */
export interface WorkbookSubject {
  readonly valuation: Valuation;
  /** The model's own assumptions, from which its scenarios differ; null if they cannot be computed. */
  readonly base: Valuation | null;
  /** The model as it was last saved or opened. */
  readonly model: ModelOfFiles['model'];
  /** The figures are of later edits. */
  readonly isEdited: boolean;
  readonly createdAt: Date;
  readonly formatting: Pick<FigureFormatting, 'format' | 'formatDate'>;
}
