import type { DocumentSession, SessionState } from '@finance-analyst/workspace';

/** What became of an open model's edits and versions, and what can be done about it. The functions never change. */
export interface Saving
  extends
    Omit<SessionState, 'history' | 'storedAs'>,
    Pick<
      DocumentSession,
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
      | 'forgetApart'
    > {}
