import type { AnalystDocument, MergeConflict } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';
import type { Copied, SaveStatus, SessionState } from './DocumentSession.js';
import { startHistory } from './editHistory.js';
import type { RefusedEntry } from './SessionEntries.js';
import type { SessionOpening } from './SessionOpening.js';

/** The source state of a session; the rest of its state is derived from it. */
export interface SessionFacts {
  /** As last saved or opened. */
  readonly stored: AnalystDocument;
  /** The saved content; null if there is none, or if the edits are based on another version. */
  readonly saved: DocumentContent | null;
  readonly history: SessionState['history'];
  /** The newest known version of this document, or of the one it was copied from. */
  readonly newest: AnalystDocument | null;
  /** The version from elsewhere that was merged with the edits, and what both sides changed differently. */
  readonly merged: {
    readonly version: AnalystDocument;
    readonly conflicts: readonly MergeConflict[];
    readonly restedOn: number;
  } | null;
  readonly outcome: Extract<SaveStatus, { kind: 'saving' | 'failed' }> | null;
  readonly refused: RefusedEntry | null;
  readonly copied: Copied | null;
  readonly draftProblem: string | null;
  /** When the draft was written that the edits started from; null once they are saved, or if they started here. */
  readonly restoredAt: string | null;
  /** It is stored, as a draft or a version. */
  readonly isStored: boolean;
  readonly editing: SessionState['editing'];
  readonly isTaking: boolean;
  readonly separate: SessionState['separate'];
  readonly deletion: SessionState['deletion'];
}

/** The document is in Trash or gone for good. */
export const isDeleted = ({ deletion }: Pick<SessionFacts, 'deletion'>): boolean =>
  deletion === 'trash' || deletion === 'permanent';

/** The initial facts of a session, also used after another tab edited the document. */
export function openedFacts({ document, draft = null, saved = null, isRecovered = false }: SessionOpening) {
  const { title, body, baseRevision } = document;
  const isOfSaved = saved === null || saved.baseRevision === baseRevision;
  const rested = draft ? saved : document;
  return {
    stored: document,
    saved: isOfSaved && (draft || baseRevision > 0) ? rested : null,
    history: startHistory<DocumentContent>({ title, body }),
    newest: isOfSaved ? null : saved,
    merged: null,
    restoredAt: draft?.savedAt ?? null,
    isStored: baseRevision > 0 || draft !== null,
    deletion: isRecovered ? ('undone' as const) : null,
  };
}
