import { documentMessages } from './documentMessages.js';

export interface SaveStateProps {
  readonly status: 'saved' | 'saving' | 'unsaved' | 'edited' | 'refused' | 'failed';
  /** Where edits are stored. */
  readonly keptIn: 'device' | 'tab' | 'nowhere';
  readonly version: number;
  /** When that version was saved, as text. */
  readonly moment: string;
}

/** Shows whether a document is saved, and where its edits are stored. */
export function SaveState({ status, keptIn, version, moment }: SaveStateProps): string {
  switch (status) {
    case 'saved':
      return (keptIn === 'tab' ? documentMessages.savedInTab : documentMessages.savedState)(moment, version);
    case 'saving':
      return documentMessages.saving;
    case 'unsaved':
      return documentMessages.unsaved(documentMessages.keptIn[keptIn]);
    case 'edited':
      return documentMessages.edited(version, documentMessages.keptIn[keptIn]);
    case 'refused':
    case 'failed':
      return documentMessages.notSavedState;
  }
}
