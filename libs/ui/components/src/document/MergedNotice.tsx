import type { ReactElement } from 'react';
import { Notice } from '../mark/Notice.js';
import { ConflictTable, type ConflictRow } from './ConflictTable.js';
import { documentMessages } from './documentMessages.js';
import type { OtherVersion } from './OtherVersion.js';
import { nounMessages } from './nounMessages.js';

export interface MergedNoticeProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  readonly merged: OtherVersion;
  /** What both sides changed differently. */
  readonly rows: readonly ConflictRow[];
  /** Undefined if the document is read-only. */
  readonly onUse?: ((row: ConflictRow, side: 'mine' | 'theirs') => void) | undefined;
  readonly onDismiss: () => void;
}

/** Says that a version from elsewhere was merged with the edits, and offers both sides where they conflict. */
export function MergedNotice({ noun, merged, rows, onUse, onDismiss }: MergedNoticeProps): ReactElement {
  const ofNoun = nounMessages(noun);
  const { version, moment, summary, link } = merged;
  const isConflicting = rows.length > 0;
  return (
    <Notice
      tone={isConflicting ? 'warning' : 'note'}
      title={documentMessages.mergedVersion(version)}
      announce="polite"
      // The rows change with each choice.
      announcesTitleAlone={isConflicting}
      isForScreenAlone
      onDismiss={onDismiss}
      action={link}
    >
      {isConflicting ? documentMessages.mergedAndKept(moment, summary) : ofNoun.mergedWith(moment, summary)}
      {isConflicting && (
        <ConflictTable
          caption={documentMessages.conflicts}
          rows={rows}
          mine={documentMessages.yourEdits}
          theirs={documentMessages.version(version)}
          onUse={onUse}
        />
      )}
    </Notice>
  );
}
