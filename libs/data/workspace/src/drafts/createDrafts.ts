import type { AnalystDocument } from '@finance-analyst/documents';
import type { ContentHasher } from '../attachments/createContentHasher.js';
import { type Failure, type Outcome, succeed } from '../Outcome.js';
import { storageFailure } from '../storage/storageFailure.js';
import type { Storage, StorageWork } from '../storage/Storage.js';
import type { Timers } from '../Timers.js';
import { adoptDraft } from './adoptDraft.js';
import type { SessionLock } from './createSessionLock.js';
import { discardDraft } from './discardDraft.js';
import type { Draft } from './Draft.js';
import {
  deleteDraft,
  markLeft,
  putDraft,
  putDraftRecord,
  putLastDraft,
  readDraftRecord,
} from './draftRecords.js';
import { listDrafts } from './listDrafts.js';

/** An edit waits this long for the next one; with the write itself it is on disk within half a second. */
const draftDelayMs = 250;

export interface DraftEdges {
  readonly storage: Storage;
  readonly hasher: ContentHasher;
  readonly sessionId: string;
  readonly sessionLock: SessionLock;
  readonly createId: () => string;
  readonly clock: () => Date;
  readonly timers: Timers;
  readonly onWritten: (documentId: string) => void;
  readonly onFailed: (documentId: string, failure: Failure) => void;
}

export interface Drafts {
  /** Keeps an edit: call it with the whole document at every change. On disk within 500 ms. */
  write(document: AnalystDocument): void;
  /** Writes now what still waits, as when the page is hidden; resolves when it and what was under way is stored. */
  flush(): Promise<Outcome<null>>;
  /** Unsaved work of this tab, what waits included, and of tabs that are no longer open, newest first. */
  list(): Promise<Outcome<readonly Draft[]>>;
  /**
   * Takes over a draft of another tab as it is stored now, so that it is edited on and saved from here, and answers
   * it. A draft that this tab has of the same document changes places with it.
   */
  adopt(documentId: string, sessionId: string): Promise<Outcome<Draft>>;
  /** Leaves this tab's draft of a document for later, to be taken up only when that is asked for. */
  leave(documentId: string): Promise<Outcome<null>>;
  /** Deletes a draft. One of another tab that went on since it was listed is refused with the code `changed`. */
  discard(draft: Pick<Draft, 'documentId' | 'sessionId' | 'savedAt'>): Promise<Outcome<null>>;
  /** Stores a discarded draft as it was, where it was. */
  putBack(draft: Draft): Promise<Outcome<null>>;
}

export interface DraftKeeper extends Drafts {
  /** Writes what waits and what is under way from a page that may be gone at the next moment. */
  flushOnLeaving(): Promise<Outcome<null>>;
  /** Counts what this tab puts into its draft of a document, from the moment that it is asked to. */
  changesOf(documentId: string): number;
  /** Told of a save of `edited`: an edit that waits needs no draft if it was just saved, else it is one of `saved`. */
  settle(edited: AnalystDocument, saved: AnalystDocument): void;
}

/** An edit whose writing is under way. */
interface Writing {
  readonly document: AnalystDocument;
  /** Its draft was discarded meanwhile: nothing writes it again. */
  isDiscarded: boolean;
}

export function createDrafts({
  storage,
  hasher,
  sessionId,
  sessionLock,
  createId,
  clock,
  timers,
  onWritten,
  onFailed,
}: DraftEdges): DraftKeeper {
  const waiting = new Map<string, AnalystDocument>();
  const underWay = new Map<Promise<Outcome<null>>, Writing>();
  /** The newest edit of each document whose writing began: an earlier one that fails after it is not written again. */
  const newestBegun = new Map<string, AnalystDocument>();
  const changes = new Map<string, number>();
  let timer: unknown = null;
  const now = () => clock().toISOString();
  const changesOf = (id: string) => changes.get(id) ?? 0;
  const countChange = (id: string) => changes.set(id, changesOf(id) + 1);

  const writeOne = async (writing: Writing, isLeaving: boolean): Promise<Outcome<null>> => {
    const { document } = writing;
    const { id } = document;
    const put = isLeaving ? putLastDraft : putDraft;
    try {
      await storage.transact('write', (transaction) =>
        put(transaction, { documentId: id, sessionId }, { document, savedAt: now(), hash: hasher.hash }),
      );
      onWritten(id);
      return succeed(null);
    } catch (error) {
      const failure = storageFailure(error);
      const isNewest = newestBegun.get(id) === document;
      if (isNewest && !writing.isDiscarded && !waiting.has(id)) waiting.set(id, document);
      onFailed(id, failure);
      return failure;
    }
  };

  const writeAll = async (
    documents: Iterable<AnalystDocument>,
    isLeaving: boolean,
  ): Promise<Outcome<null>> => {
    timers.clearTimeout(timer);
    timer = null;
    waiting.clear();
    for (const document of documents) {
      const writing = { document, isDiscarded: false };
      newestBegun.set(document.id, document);
      const written = writeOne(writing, isLeaving).finally(() => underWay.delete(written));
      underWay.set(written, writing);
    }
    const outcomes = await Promise.all(underWay.keys());
    return outcomes.find((outcome) => !outcome.ok) ?? succeed(null);
  };
  const flush = () => writeAll([...waiting.values()], false);

  const transact = async <Value>(work: StorageWork<Outcome<Value>>): Promise<Outcome<Value>> => {
    try {
      return await storage.transact('write', work);
    } catch (error) {
      return storageFailure(error);
    }
  };

  return {
    write(document) {
      void sessionLock.hold();
      void hasher.load();
      countChange(document.id);
      waiting.set(document.id, document);
      timer ??= timers.setTimeout(() => void flush(), draftDelayMs);
    },
    flush,
    async list() {
      await flush();
      const openSessions = await sessionLock.openSessions();
      const listed = await transact(async (transaction) =>
        succeed(await listDrafts(transaction, sessionId, openSessions, now())),
      );
      if (!listed.ok) return listed;
      // What could not be written is still the newest there is.
      const unwritten = [...waiting.values()].map((document): Draft => {
        const { id: documentId } = document;
        return {
          documentId,
          sessionId,
          own: true,
          savedAt: now(),
          isLeft: false,
          document,
          isUnwritten: true,
        };
      });
      return succeed([
        ...unwritten,
        ...listed.value.filter((draft) => !(draft.own && waiting.has(draft.documentId))),
      ]);
    },
    async adopt(documentId, session) {
      countChange(documentId);
      await sessionLock.hold();
      // An edit that still waits would be written over the draft that is taken over.
      const flushed = await flush();
      if (!flushed.ok) return flushed;
      return transact((transaction) =>
        adoptDraft(transaction, sessionId, { documentId, sessionId: session }, now()),
      );
    },
    async leave(documentId) {
      const flushed = await flush();
      if (!flushed.ok) return flushed;
      const own = { documentId, sessionId };
      return transact(async (transaction) => {
        const record = await readDraftRecord(transaction, own);
        await putDraftRecord(transaction, { documentId, sessionId: createId() }, markLeft(record, true));
        await deleteDraft(transaction, own);
        return succeed(null);
      });
    },
    async discard(draft) {
      if (draft.sessionId !== sessionId) return transact((transaction) => discardDraft(transaction, draft));
      waiting.delete(draft.documentId);
      for (const writing of underWay.values())
        if (writing.document.id === draft.documentId) writing.isDiscarded = true;
      return transact(async (transaction) => {
        await deleteDraft(transaction, draft);
        return succeed(null);
      });
    },
    async putBack({ documentId, sessionId: session, savedAt, isLeft, document }) {
      countChange(documentId);
      const place = { documentId, sessionId: session };
      await hasher.load();
      return transact(async (transaction) => {
        await putDraft(transaction, place, { document, savedAt, hash: hasher.hash });
        await putDraftRecord(transaction, place, markLeft(await readDraftRecord(transaction, place), isLeft));
        return succeed(null);
      });
    },
    flushOnLeaving() {
      const newest = new Map<string, AnalystDocument>();
      for (const { document, isDiscarded } of underWay.values())
        if (!isDiscarded) newest.set(document.id, document);
      for (const [id, document] of waiting) newest.set(id, document);
      return writeAll([...newest.values()], true);
    },
    changesOf,
    settle(edited, saved) {
      const { id, body, title, baseRevision } = edited;
      const latest = waiting.get(id);
      if (!latest) return;
      if (latest.body === body && latest.title === title) waiting.delete(id);
      else if (saved.id === id && latest.baseRevision === baseRevision)
        waiting.set(id, { ...latest, baseRevision: saved.baseRevision });
    },
  };
}
