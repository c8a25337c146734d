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
  /** The edits here are already saved. */
  | { readonly kind: 'unchanged'; readonly version: number }
  /** A version was saved elsewhere, and the person must choose. `isNews` if this save discovered it. */
  | { readonly kind: 'newer'; readonly version: number; readonly isNews: boolean }
  | { readonly kind: 'refused'; readonly entry: RefusedEntry }
  | { readonly kind: 'failed'; readonly reason: string }
  /** The document was closed before this save's turn. */
  | { readonly kind: 'left' }
  /** Another tab is editing the document. */
  | { readonly kind: 'elsewhere' };

/** A version from elsewhere that was merged under the edits here. */
export interface MergedVersion<Document extends AnalystDocument = AnalystDocument> {
  readonly version: Document;
  /** What both sides changed differently, since the last notice was dismissed. */
  readonly conflicts: readonly SettledConflict[];
  /**
   * The revision the edits were based on before. Their draft names it while there are conflicts, so that they are found
   * again when the document is reopened.
   */
  readonly restedOn: number;
}

/** A conflict and the side in use; null if the value has since been changed to something else. */
export interface SettledConflict {
  readonly conflict: MergeConflict;
  readonly side: ConflictSide | null;
}

/** A copy that was just saved, and the document it was made from. */
export interface Copied<Document extends AnalystDocument = AnalystDocument> {
  readonly title: string;
  readonly of: Document;
}

/** The state of a session at one moment. */
export interface SessionState<Document extends AnalystDocument = AnalystDocument> {
  /** The document as last saved or opened, under its current name. */
  readonly document: Document;
  /** Where the document is edited: here, or in another tab that this session follows without editing or saving. */
  readonly editing: 'here' | 'elsewhere';
  /** Editing was requested here, and the other tab is handing it over. */
  readonly isTaking: boolean;
  /** The edited content with its undo and redo history. */
  readonly history: EditHistory<DocumentContent<Document>>;
  readonly status: SaveStatus;
  /** The content here is not saved, whatever the outcome of the last save. */
  readonly isEdited: boolean;
  /** The version that was saved elsewhere after `document` and could not be merged; null if there is none. */
  readonly newer: Document | null;
  /** The result of merging a version from elsewhere; null if there was none or it was dismissed. */
  readonly merged: MergedVersion<Document> | null;
  /** The copy that has just replaced another document in this session; null once dismissed. */
  readonly copied: Copied<Document> | null;
  /**
   * Where versions and edits are stored: on the device or only in this tab. Edits can also be `nowhere`: only in this
   * session's memory.
   */
  readonly keptIn: 'device' | 'tab' | 'nowhere';
  /** Why an edit could not be stored as a draft; null while drafts are written. */
  readonly draftProblem: string | null;
  /** When the draft was written that the edits here started from; null if they started here, or once there are none. */
  readonly restoredAt: string | null;
  /** Drafts that could not be merged with the edits here and became separate documents; empty once dismissed. */
  readonly separate: readonly Document[];
  /** The id under which the document is stored, as a draft or a version; null until it is. */
  readonly storedAs: string | null;
  /** What another tab's deletion did to the document; null if it was not deleted, or once that is dismissed. */
  readonly deletion: Deletion | null;
}

/** The document is in Trash, gone for good, or back because of an edit or a save in this tab. */
export type Deletion = 'trash' | 'permanent' | 'undone';

/** Returns the edited body, or the same object if there is nothing to change. */
export type BodyChange<Document extends AnalystDocument = AnalystDocument> = (
  body: Document['body'],
) => Document['body'];

/** The name of an edit of this body in undo. */
export type EditWords<Document extends AnalystDocument = AnalystDocument> = (
  before: Document['body'],
) => string;

/**
 * One document, open for editing: its edits with their history, its draft, its queued saves, and changes from other
 * tabs. The functions never change and can be called without their session.
 */
export interface DocumentSession<Document extends AnalystDocument = AnalystDocument> {
  /** Returns the same object until something changes. */
  readonly state: () => SessionState<Document>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Edits the document in this tab, or follows the tab that does, until the returned function is called. That closes
   * the document and commits the entry being typed.
   */
  readonly enter: () => () => void;
  /**
   * Applies a change and stores it as a draft. `field` names the single field that the edit sets; its next value in
   * quick succession joins the same undo step. A change that is `arriving` was made by nobody: what can be redone stays.
   */
  readonly edit: (
    change: BodyChange<Document>,
    words: EditWords<Document>,
    field?: string,
    cause?: 'arriving',
  ) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves the next version and returns the result; never saves over a version from elsewhere. */
  readonly save: () => Promise<SaveEnd>;
  /** Saves the content as a new document, which replaces this one in the session. */
  readonly saveCopy: () => Promise<SaveEnd>;
  /** Saves after the newer version, which stays in the history. */
  readonly saveOver: () => Promise<SaveEnd>;
  /** Replaces the edits with the newest saved version, as an edit that undo reverts. */
  readonly revert: (words: string) => void;
  /** Saves the edits, then restores an earlier version as the newest. The previous version stays in the history. */
  readonly restore: (revision: number) => Promise<SaveEnd>;
  /** Edits the document here: the tab that has been editing writes its draft and follows this one. */
  readonly editHere: () => void;
  /** Renames the document and saves that at once; unsaved edits stay unsaved. */
  readonly rename: (title: string) => Promise<SaveEnd>;
  /** Applies one side of a conflict, as an edit that undo reverts. */
  readonly settle: (conflict: MergeConflict, side: ConflictSide, words: string) => void;
  readonly forgetMerged: () => void;
  readonly forgetCopied: () => void;
  readonly forgetSeparate: () => void;
  /** Takes the document out of Trash. */
  readonly recover: () => Promise<void>;
  /** Moves a document that an edit or a save brought back to Trash again, with its unsaved changes. */
  readonly deleteAgain: () => Promise<void>;
  readonly forgetDeletion: () => void;
}
