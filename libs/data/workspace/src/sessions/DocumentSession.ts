import type { AnalystDocument, ConflictSide, MergeConflict } from '@finance-analyst/documents';
import type { FailureCode } from '../Outcome.js';
import type { DocumentContent } from './DocumentContent.js';
import type { EditHistory } from './editHistory.js';
import type { RefusedEntry } from './SessionEntries.js';

export type SaveStatus =
  /** Never saved. */
  | { readonly kind: 'unsaved' }
  /** Edited since it was saved. */
  | { readonly kind: 'edited' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly entry: RefusedEntry }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly reason: string };

/** The result of a requested save. */
export type SaveEnd =
  | { readonly kind: 'saved'; readonly version: number }
  /** What is edited here is saved already. */
  | { readonly kind: 'unchanged'; readonly version: number }
  /** A version was saved elsewhere; the person is to say what becomes of both. `isNews` where this save found it. */
  | { readonly kind: 'newer'; readonly version: number; readonly isNews: boolean }
  | { readonly kind: 'refused'; readonly entry: RefusedEntry }
  | { readonly kind: 'failed'; readonly reason: string }
  /** The document was left before its turn came. */
  | { readonly kind: 'left' }
  /** Another tab is editing the document. */
  | { readonly kind: 'elsewhere' };

/** A version from elsewhere that went under the edits here. */
export interface MergedVersion {
  readonly version: AnalystDocument;
  /** What both sides changed differently, since the last notice was dismissed. */
  readonly conflicts: readonly SettledConflict[];
  /**
   * The revision that the edits rested on before. Their draft names it while there are conflicts, so that they are found
   * again when the document is opened anew.
   */
  readonly restedOn: number;
}

/** A conflict and the side of it that is in the document now; null where it was changed to something else since. */
export interface SettledConflict {
  readonly conflict: MergeConflict;
  readonly side: ConflictSide | null;
}

/** A copy that was just saved, and the document that it was made of. */
export interface Copied {
  readonly title: string;
  readonly of: AnalystDocument;
}

/** What a session is at, at one moment. */
export interface SessionState {
  /** The document as last saved or opened, under the name that it has now. */
  readonly document: AnalystDocument;
  /** Where the document is edited: here, or in another tab, which this session follows. Nothing is edited or saved here then. */
  readonly editing: 'here' | 'elsewhere';
  /** Editing was asked for here, and the other tab is handing it over. */
  readonly isTaking: boolean;
  /** What is edited, with the way back and forth through the edits. */
  readonly history: EditHistory<DocumentContent>;
  readonly status: SaveStatus;
  /** What is edited here is not saved, whatever became of a save. */
  readonly isEdited: boolean;
  /** The version that was saved elsewhere since `document` was, and could not be merged; null while there is none. */
  readonly newer: AnalystDocument | null;
  /** What the merge with a version from elsewhere came to; null once dismissed, or if there was none. */
  readonly merged: MergedVersion | null;
  /** The copy that is edited now in the place of another document; null where that is not news. */
  readonly copied: Copied | null;
  /** Where versions and edits are: on the device, in this tab alone, or, of edits, in this session's memory only. */
  readonly keptIn: 'device' | 'tab' | 'nowhere';
  /** Why an edit could not be written down as a draft; null while drafts are written. */
  readonly draftProblem: string | null;
  /** When the draft was written that the edits here began with; null where they began here, and once there are none. */
  readonly restoredAt: string | null;
  /** Unsaved changes that contradicted the edits here and are documents of their own now; empty once dismissed. */
  readonly apart: readonly AnalystDocument[];
  /** The id under which the document is written down, as a draft or a version; null until it is. */
  readonly storedAs: string | null;
}

type Body = DocumentContent['body'];

/** What an edit makes of the body that is there; the same body where there is nothing to change. */
export type BodyChange = (body: Body) => Body;

/** What undo calls an edit of this body. */
export type EditWords = (before: Body) => string;

/**
 * One document, open for editing: its edits with the way back through them, its draft, its saves one after the other,
 * and what other tabs save of it. The functions never change and can be called without their session.
 */
export interface DocumentSession {
  /** The same object until something changes. */
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Edits the document in this tab, or follows the one that does, until the function that it returns is called: it is
   * left then, with what is being typed.
   */
  readonly enter: () => () => void;
  /**
   * Changes the body at once and writes it down. `field` names the one field that the edit sets, so that its next value
   * in quick succession is the same step of undo.
   */
  readonly edit: (change: BodyChange, words: EditWords, field?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves the next version and says how that ended; nothing is saved over a version that was saved elsewhere. */
  readonly save: () => Promise<SaveEnd>;
  /** Saves what is edited as a document of its own, which takes the place of this one. */
  readonly saveCopy: () => Promise<SaveEnd>;
  /** Saves after the newer version, which stays in the history. */
  readonly saveOver: () => Promise<SaveEnd>;
  /** Puts the newest saved version in the place of the edits, as an edit that undo takes back. */
  readonly revert: (words: string) => void;
  /** Saves the edits, then an earlier version as the newest. What was current stays in the history. */
  readonly restore: (revision: number) => Promise<SaveEnd>;
  /** Edits the document here: the tab that does so now writes its edits down and follows this one. */
  readonly editHere: () => void;
  /** Gives the document another name and saves that at once; edits that are not saved stay edits. */
  readonly rename: (title: string) => Promise<SaveEnd>;
  /** Puts one side of a conflict into the document, as an edit that undo takes back. */
  readonly settle: (conflict: MergeConflict, side: ConflictSide, words: string) => void;
  readonly forgetMerged: () => void;
  readonly forgetCopied: () => void;
  readonly forgetApart: () => void;
}
