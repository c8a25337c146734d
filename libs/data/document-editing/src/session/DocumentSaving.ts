import type { AnalystDocument } from '@finance-analyst/documents';
import type { DocumentSession, SessionState } from '@finance-analyst/workspace';

/** The save state of an open document and its versions, with the actions for them. The functions never change. */
export interface DocumentSaving<Document extends AnalystDocument>
  extends
    Omit<SessionState<Document>, 'history' | 'storedAs'>,
    Pick<
      DocumentSession<Document>,
      | 'save'
      | 'saveCopy'
      | 'saveOver'
      | 'revert'
      | 'restore'
      | 'rename'
      | 'editHere'
      | 'settle'
      | 'forgetMerged'
      | 'forgetCopied'
      | 'forgetSeparate'
      | 'recover'
      | 'deleteAgain'
      | 'forgetDeletion'
    > {}
