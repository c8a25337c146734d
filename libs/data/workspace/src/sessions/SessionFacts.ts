import type { AnalystDocument, MergeConflict } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';
import type { Copied, SaveStatus, SessionState } from './DocumentSession.js';
import { startHistory } from './editHistory.js';
import type { RefusedEntry } from './SessionEntries.js';
import type { SessionOpening } from './SessionOpening.js';

/** What changes in a session; everything else of its state follows from it. */
export interface SessionFacts {
  /** As last saved or opened. */
  readonly stored: AnalystDocument;
  /** What is saved; null where that is another version than the edits rest on, or nothing. */
  readonly saved: DocumentContent | null;
  readonly history: SessionState['history'];
  /** The newest version that is known, of this document or of the one that it was copied from. */
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
  /** When the draft was written that the edits began with; null once they are saved, or where they began here. */
  readonly restoredAt: string | null;
  /** It is written down, as a draft or a version. */
  readonly isStored: boolean;
  readonly editing: SessionState['editing'];
  readonly isTaking: boolean;
  readonly apart: SessionState['apart'];
}

/** What a session starts from, or continues from after another tab edited the document. */
export function openedFacts({ document, draft = null, saved = null }: SessionOpening) {
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
  };
}
