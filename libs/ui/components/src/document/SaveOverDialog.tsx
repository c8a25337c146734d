import type { ReactElement } from 'react';
import { Button } from '../button/Button.js';
import { DocumentDialog } from './DocumentDialog.js';
import { documentMessages } from './documentMessages.js';
import type { OtherVersion } from './OtherVersion.js';
import { nounMessages } from './nounMessages.js';

export interface SaveOverDialogProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  readonly newer: OtherVersion;
  /** The value of the edits, worded like `newer.summary`. */
  readonly summary: string;
  readonly onSaveOver: () => void;
  readonly onClose: () => void;
}

/** Asks before saving over a version from elsewhere, and names both. */
export function SaveOverDialog({
  noun,
  newer,
  summary,
  onSaveOver,
  onClose,
}: SaveOverDialogProps): ReactElement {
  const ofNoun = nounMessages(noun);
  const { version, moment } = newer;
  return (
    <DocumentDialog
      size="small"
      title={documentMessages.saveOverTitle(version)}
      onClose={onClose}
      action={
        <Button
          variant="primary"
          onPress={() => {
            onSaveOver();
            onClose();
          }}
        >
          {documentMessages.saveOver(version)}
        </Button>
      }
    >
      <p>
        {documentMessages.saveOverExplained(version, moment, newer.summary)} {ofNoun.mine(summary)}
      </p>
      <p>{ofNoun.saveOverKept(version)}</p>
    </DocumentDialog>
  );
}
