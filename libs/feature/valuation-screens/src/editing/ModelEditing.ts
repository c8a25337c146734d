import type { DocumentContent, DocumentSession, SessionState } from '@finance-analyst/workspace';

/** The open model with undo and redo. The functions never change. */
export interface ModelEditing
  extends Pick<SessionState, 'history'>, Pick<DocumentSession, 'edit' | 'undo' | 'redo'> {
  readonly body: DocumentContent['body'];
}
