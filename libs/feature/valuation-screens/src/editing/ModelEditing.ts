import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentContent, DocumentSession, SessionState } from '@finance-analyst/workspace';

/** The open model with undo and redo. The functions never change. */
export interface ModelEditing
  extends
    Pick<SessionState<ValuationModelDocument>, 'history'>,
    Pick<DocumentSession<ValuationModelDocument>, 'edit' | 'undo' | 'redo'> {
  readonly body: DocumentContent<ValuationModelDocument>['body'];
}
