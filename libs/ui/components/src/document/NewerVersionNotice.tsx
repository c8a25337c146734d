import type { ReactElement } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import styles from './actions.module.css';
import { documentMessages } from './documentMessages.js';
import type { OtherVersion } from './OtherVersion.js';

export interface NewerVersionNoticeProps {
  readonly newer: OtherVersion;
  /** The version that is open here, or that the edits are based on. */
  readonly openedVersion: number;
  readonly isEdited: boolean;
  readonly onSaveCopy: () => void;
  readonly onSaveOver: () => void;
  /** Discards the edits for the newer version. */
  readonly onUse: () => void;
  /** Opens the newer version, if there are no edits. */
  readonly onOpen: () => void;
}

/** Says that a version was saved elsewhere since this one was opened, with the choices for it. */
export function NewerVersionNotice({
  newer: { version, moment, summary, link },
  openedVersion,
  isEdited,
  onSaveCopy,
  onSaveOver,
  onUse,
  onOpen,
}: NewerVersionNoticeProps): ReactElement {
  if (!isEdited)
    return (
      <Notice
        tone="note"
        title={documentMessages.newerVersion(version)}
        announce="polite"
        action={
          <Button variant="link" onPress={onOpen}>
            {documentMessages.openVersion(version)}
          </Button>
        }
      >
        {documentMessages.newerThanOpened(openedVersion, moment, summary)}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={documentMessages.newerVersion(version)}
      announce="assertive"
      action={
        <span className={styles['actions']}>
          {link}
          <Button variant="link" onPress={onSaveCopy}>
            {documentMessages.saveCopy}
          </Button>
          <Button variant="link" onPress={onSaveOver}>
            {documentMessages.saveOver(version)}
          </Button>
          <Button variant="link" onPress={onUse}>
            {documentMessages.useVersion(version)}
          </Button>
        </span>
      }
    >
      {documentMessages.newerThanEdits(openedVersion, moment, summary)} {documentMessages.bothKept}
    </Notice>
  );
}
