import type { ReactElement, ReactNode } from 'react';
import { Notice } from '../mark/Notice.js';
import styles from './actions.module.css';
import { documentMessages } from './documentMessages.js';
import { nounMessages } from './nounMessages.js';

export interface SeparateNoticeProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  /** A link to each document created from the changes. */
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}

/** Says that another tab's unsaved changes were saved as separate documents. */
export function SeparateNotice({ noun, children, onDismiss }: SeparateNoticeProps): ReactElement {
  const ofNoun = nounMessages(noun);
  return (
    <Notice
      tone="warning"
      title={ofNoun.savedAsSeparate}
      announce="polite"
      onDismiss={onDismiss}
      action={<span className={styles['actions']}>{children}</span>}
    >
      {documentMessages.savedAsSeparateExplained}
    </Notice>
  );
}
