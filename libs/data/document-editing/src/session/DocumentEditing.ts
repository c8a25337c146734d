import type { AnalystDocument } from '@finance-analyst/documents';
import type { DocumentSession, SessionState } from '@finance-analyst/workspace';

/** The open document with undo and redo. The functions never change. */
export interface DocumentEditing<Document extends AnalystDocument>
  extends Pick<SessionState<Document>, 'history'>, Pick<DocumentSession<Document>, 'edit' | 'undo' | 'redo'> {
  readonly body: Document['body'];
}
