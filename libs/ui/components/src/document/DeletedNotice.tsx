import type { ReactElement } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import { documentMessages } from './documentMessages.js';
import { nounMessages } from './nounMessages.js';

export interface DeletedNoticeProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  /** It is in Trash, gone for good, or back from Trash because of unsaved changes. */
  readonly deletion: 'trash' | 'permanent' | 'undone';
  /** It has unsaved changes here. */
  readonly isEdited: boolean;
  readonly onRecover: () => void;
  /** Undefined if nothing can be saved here. */
  readonly onSave?: (() => void) | undefined;
  readonly onDeleteAgain: () => void;
  readonly onDismiss: () => void;
}

/** Says that the open document was deleted elsewhere, or that its changes brought it back from Trash. */
export function DeletedNotice({
  noun,
  deletion,
  isEdited,
  onRecover,
  onSave,
  onDeleteAgain,
  onDismiss,
}: DeletedNoticeProps): ReactElement {
  const ofNoun = nounMessages(noun);
  if (deletion === 'undone')
    return (
      <Notice
        tone="warning"
        announce="polite"
        onDismiss={onDismiss}
        action={
          <Button variant="link" onPress={onDeleteAgain}>
            {documentMessages.deleteAgain}
          </Button>
        }
      >
        {ofNoun.isBack}
      </Notice>
    );
  const isInTrash = deletion === 'trash';
  const remedy = isInTrash ? documentMessages.editToRecover : documentMessages.saveToStoreAgain;
  const safe = isEdited && onSave ? `${documentMessages.changesAreSafe} ` : '';
  return (
    <Notice
      tone="warning"
      title={isInTrash ? ofNoun.isInTrash : ofNoun.isErased}
      announce="polite"
      action={
        isInTrash ? (
          <Button size="compact" onPress={onRecover}>
            {documentMessages.recover}
          </Button>
        ) : (
          onSave && (
            <Button size="compact" onPress={onSave}>
              {documentMessages.storeAgain}
            </Button>
          )
        )
      }
    >
      {documentMessages.deletedElsewhere} {safe}
      {onSave && remedy}
    </Notice>
  );
}
