import type { ReactElement } from 'react';
import { Notice } from '../mark/Notice.js';
import { documentMessages } from './documentMessages.js';

export interface OpeningNoticesProps {
  /** A sentence about how the document was opened; null if there is nothing to say. */
  readonly note: string | null;
  readonly isReadOnly: boolean;
  /** Why unsaved changes could not be loaded; null if they could. */
  readonly draftProblem: string | null;
}

/** Says what could not be opened as stored: a version from a newer release, or unsaved changes. */
export const OpeningNotices = ({ note, isReadOnly, draftProblem }: OpeningNoticesProps): ReactElement => (
  <>
    {note !== null && <Notice tone={isReadOnly ? 'warning' : 'note'}>{note}</Notice>}
    {draftProblem !== null && (
      <Notice tone="error" announce="assertive">
        {documentMessages.editsNotFound(draftProblem)}
      </Notice>
    )}
  </>
);
