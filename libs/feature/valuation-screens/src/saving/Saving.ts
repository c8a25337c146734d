import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentSession, SessionState } from '@finance-analyst/workspace';

/** The save state of an open model and its versions, with the actions for them. The functions never change. */
export interface Saving
  extends
    Omit<SessionState<ValuationModelDocument>, 'history' | 'storedAs'>,
    Pick<
      DocumentSession<ValuationModelDocument>,
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
