import type { ReactElement } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import { documentMessages } from './documentMessages.js';

export interface RestoredNoticeProps {
  /** When the restored changes were made, as text. */
  readonly moment: string;
  /** Returns to the saved version. Omitted if there is none. */
  readonly onRevert?: (() => void) | undefined;
}

/** Says that unsaved changes were restored, with a link back to the saved version. */
export const RestoredNotice = ({ moment, onRevert }: RestoredNoticeProps): ReactElement => (
  <Notice
    tone="note"
    action={
      onRevert && (
        <Button variant="link" onPress={onRevert}>
          {documentMessages.backToSaved}
        </Button>
      )
    }
  >
    {documentMessages.restored(moment)}
  </Notice>
);
