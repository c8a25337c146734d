import type { DocumentSaving } from '@finance-analyst/document-editing';
import type { Scenario, ValuationModelDocument } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import type { Workspace } from '@finance-analyst/workspace';
import type { DocumentContent } from '@finance-analyst/workspace';
import type { ModelDialogKind } from './ModelDialogKind.js';

/** The properties of the dialogs about a model as a whole. */
export interface ModelDialogContentProps {
  readonly kind: ModelDialogKind;
  readonly saving: DocumentSaving<ValuationModelDocument>;
  /** The model on the screen. */
  readonly model: DocumentContent<ValuationModelDocument>;
  /** The value per share of the model's base. */
  readonly value: FigureResult;
  /** The scenario on the screen, null for the base, and its value per share. */
  readonly shown: { readonly scenario: Scenario | null; readonly value: FigureResult };
  readonly workspace: Workspace;
  /** Reopens the model. */
  readonly onReopen: () => void;
  readonly onClose: () => void;
}
