import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import styles from './actions.module.css';
import { documentMessages } from './documentMessages.js';

export interface EarlierVersionNoticeProps {
  readonly version: number;
  /** When it was saved, as text. */
  readonly moment: string;
  /** Opens the newest version. */
  readonly link: ReactNode;
  /** Why it was not restored; null unless that was tried. */
  readonly problem: string | null;
  /** It is being restored. */
  readonly isRestoring?: boolean;
  readonly onRestore: () => void;
}

/** Says which earlier version is open, and offers to restore it or to open the newest. */
export const EarlierVersionNotice = ({
  version,
  moment,
  link,
  problem,
  isRestoring = false,
  onRestore,
}: EarlierVersionNoticeProps): ReactElement => (
  <>
    <Notice
      tone="note"
      action={
        <span className={styles['actions']}>
          {link}
          <Button variant="link" isBusy={isRestoring} onPress={onRestore}>
            {documentMessages.restoreVersion(version)}
          </Button>
        </span>
      }
    >
      {documentMessages.earlierVersion(version, moment)}
    </Notice>
    {problem !== null && (
      <Notice tone="error" title={documentMessages.notRestored} announce="assertive">
        {problem}
      </Notice>
    )}
  </>
);
