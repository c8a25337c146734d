import type { FigureResult } from '@finance-analyst/figures';
import type { Workspace } from '@finance-analyst/workspace';
import type { DocumentContent } from '@finance-analyst/workspace';
import type { ModelQuestion } from './ModelQuestion.js';
import type { Saving } from './Saving.js';

/** What the dialogs of a model as a whole are given. */
export interface ModelDialogContentProps {
  readonly question: ModelQuestion;
  readonly saving: Saving;
  /** What is on the screen. */
  readonly model: DocumentContent;
  /** What the model on the screen says a share is worth. */
  readonly value: FigureResult;
  readonly workspace: Workspace;
  /** Opens the model anew. */
  readonly onReopen: () => void;
  readonly onClose: () => void;
}
