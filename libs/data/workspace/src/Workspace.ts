import type { AnalystDocument, OpenedDocument } from '@finance-analyst/documents';
import type { BroadcastPort } from './announcements.js';
import type { DocumentHistory } from './documents/history.js';
import type { OpenedForEditing } from './documents/openForEditing.js';
import type { DamagedRecord } from './documents/storeDamaged.js';
import type { DocumentOutline } from './documents/outline.js';
import type { RevisionRow } from './documents/revisions.js';
import type { Drafts } from './drafts/createDrafts.js';
import type { Editing } from './editing/createEditing.js';
import type { EditingLocks } from './editing/EditingLocks.js';
import type { Outcome, SaveOutcome } from './Outcome.js';
import type { DocumentRow } from './records/DocumentRow.js';
import type { StorageKind } from './storage/createOwnerStorage.js';
import type { Timers } from './Timers.js';

export interface WorkspaceStatus {
  /** Where documents are stored: on the device, or in this tab's memory only. */
  readonly storage: StorageKind;
  /** Why they are in memory only, or what opening the storage waits for, as sentences for a person. */
  readonly reason: string | null;
}

export type WorkspaceEvent =
  | { readonly type: 'status'; readonly status: WorkspaceStatus }
  /** A document was saved, deleted, recovered, permanently deleted or found damaged, in this tab or another one. */
  | { readonly type: 'document-changed'; readonly id: string; readonly origin: 'here' | 'elsewhere' }
  /** An edit, a save or an opening in this tab took a document with unsaved changes out of Trash. */
  | { readonly type: 'recovered'; readonly id: string }
  /** The unsaved changes of a document are on the device, or are gone. */
  | { readonly type: 'draft-written'; readonly id: string; readonly origin: 'here' | 'elsewhere' }
  /** An edit could not be stored and is in the tab's memory only. */
  | { readonly type: 'draft-failed'; readonly id: string; readonly reason: string };

export interface WorkspaceDependencies {
  /** Undefined if unsupported; documents are then in memory. */
  readonly indexedDB: IDBFactory | undefined;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** The account, or the device for a guest. Each owner has a separate database. */
  readonly ownerId: string;
  readonly broadcast?: BroadcastPort | undefined;
  /** `navigator.locks`, by which one tab edits a document and others follow; without it each tab edits. */
  readonly locks?: EditingLocks | undefined;
  /** Asks the browser to keep the storage; called once, after the first save. Its answer is not waited for. */
  readonly persistStorage?: (() => Promise<unknown>) | undefined;
  /** The window: waiting drafts are written when it is hidden or left. */
  readonly page?: EventTarget | undefined;
  readonly timers?: Timers | undefined;
  /** Told of an error that a subscriber threw; left out, it becomes an error of the page. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** One analyst's documents on this device. No method throws or rejects because of storage. */
export interface Workspace {
  status(): WorkspaceStatus;
  /** A subscriber that throws is reported, and affects neither the others nor the work. */
  subscribe(listener: (event: WorkspaceEvent) => void): () => void;
  /** Newest first, without bodies. */
  list(): Promise<Outcome<readonly DocumentRow[]>>;
  /** Trash, newest first. */
  listRemoved(): Promise<Outcome<readonly DocumentRow[]>>;
  read(id: string): Promise<Outcome<OpenedDocument<AnalystDocument>>>;
  /**
   * The document for editing: its draft, or, without one, the saved version. One in Trash that has unsaved changes is
   * recovered, unless this tab only follows another one.
   */
  open(id: string, isFollowing?: boolean): Promise<Outcome<OpenedForEditing>>;
  /**
   * What `open` would find, without its attachments, and what was derived from it under a name; null where there is
   * nothing to edit.
   */
  outline(id: string, name: string): Promise<Outcome<DocumentOutline | null>>;
  /** Stores what can be computed again from a document, on this device alone, until the document is permanently deleted. */
  writeDerived(id: string, name: string, value: unknown): Promise<Outcome<null>>;
  /**
   * Stores the document if nobody saved since it was read, and returns it with its new revision. `over` names a newer
   * revision that the person has seen and wants it to come after; that one stays in the history. `isSeen` tells, when it
   * has ended, whether the screen that asked for it still shows how; left out, it does. A document that was deleted
   * is recovered, or, after a permanent deletion, stored again.
   */
  save<Document extends AnalystDocument>(
    document: Document,
    over?: number,
    isSeen?: () => boolean,
  ): Promise<SaveOutcome<Document>>;
  /** Saves the document under another title; edits of it that are not saved stay what they are, a draft. */
  rename<Document extends AnalystDocument>(
    document: Document,
    title: string,
    isSeen?: () => boolean,
  ): Promise<SaveOutcome<Document>>;
  /**
   * Stores the document under a new id, whatever happened to the first one. The tab's draft of the first one goes with
   * it: its edits are in the copy. Without a title of its own it is called a copy.
   */
  saveCopy<Document extends AnalystDocument>(
    document: Document,
    title?: string,
    isSeen?: () => boolean,
  ): Promise<SaveOutcome<Document>>;
  /** To Trash; `recover` brings it back unchanged. */
  remove(id: string): Promise<Outcome<string>>;
  recover(id: string): Promise<Outcome<string>>;
  /** Permanently, with revisions and drafts. */
  erase(id: string): Promise<Outcome<string>>;
  revisions(id: string): Promise<Outcome<readonly RevisionRow[]>>;
  readRevision(id: string, revision: number): Promise<Outcome<OpenedDocument<AnalystDocument>>>;
  /** Makes an earlier revision current, as a new one under the present title. */
  restoreRevision(id: string, revision: number): Promise<Outcome<AnalystDocument>>;
  /** Every stored version, in full. */
  history(id: string): Promise<Outcome<DocumentHistory>>;
  /**
   * Stores the versions of one document, oldest first, with the times, names and numbers that they have; the last one
   * is current. Refused where the device has a document, versions or edits under their id. With a title for the copy
   * they get an id of their own, and the last one that title.
   */
  addHistory(versions: readonly AnalystDocument[], titleOfCopy?: string): Promise<Outcome<AnalystDocument>>;
  readonly drafts: Drafts;
  /** Asks to edit a document, which one tab does at a time. Sessions do. */
  readonly edit: Editing['claim'];
  exportText(id: string): Promise<Outcome<string>>;
  /** Stores an exported document as a new one of this owner. */
  importText(text: string): Promise<SaveOutcome>;
  /** Damaged records, as found. */
  damagedRecords(): Promise<Outcome<readonly DamagedRecord[]>>;
  /** Permanently, with the history of documents that have nothing else left. */
  eraseDamaged(records: readonly Pick<DamagedRecord, 'documentId' | 'foundAt'>[]): Promise<Outcome<null>>;
  close(): void;
}
