import type { AnalystDocument } from '@finance-analyst/documents';
import type { ContentHasher } from '../attachments/createContentHasher.js';
import type { SavedChunks } from '../attachments/createSavedChunks.js';
import { recoverEdited } from '../documents/markRemoved.js';
import { messages } from '../messages.js';
import { type Failure, fail, type Outcome, succeed } from '../Outcome.js';
import { storageFailure } from '../storage/storageFailure.js';
import type { Storage, StorageTransaction, StorageWork } from '../storage/Storage.js';
import type { Timers } from '../Timers.js';
import type { Draft, DraftMark } from './Draft.js';
import { deleteDraft, putDraft, putLastDraft, readDraftRecord, savedAtOf } from './draftRecords.js';
import { type Gathered, gatherDrafts } from './gatherDrafts.js';
import { saveAsSeparate, saveAsVersion, type SavingDependencies, type SavedDraft } from './saveDraft.js';
import { openDrafts } from './openDrafts.js';
import { whyNotReopenable } from './whyNotReopenable.js';

/** An edit waits this long for the next one; including the write, it is on disk within half a second. */
const draftDelayMs = 250;

export interface DraftDependencies {
  readonly storage: Storage;
  readonly hasher: ContentHasher;
  readonly savedChunks: Pick<SavedChunks, 'has'>;
  /** The id of this tab. */
  readonly writer: string;
  /** The documents that other tabs are editing; null if the browser cannot say. */
  readonly editedElsewhere: () => Promise<ReadonlySet<string> | null>;
  readonly createId: () => string;
  readonly clock: () => Date;
  readonly timers: Timers;
  readonly onWritten: (documentId: string) => void;
  readonly onFailed: (documentId: string, failure: Failure) => void;
  /** Called with each document that got a version from a draft, or was made from one. */
  readonly onSaved: (documentId: string) => void;
  /** Called with a document in Trash that was edited, and is back. */
  readonly onRecovered: (documentId: string) => void;
}

export interface Drafts {
  /**
   * Stores an edit: call it with the whole document at every change. On disk within 500 ms. One that could not be opened
   * again is reported, and the edits before it stay.
   */
  write(document: AnalystDocument): void;
  /** Call it when the document no longer has unsaved changes, as after undo. */
  clear(documentId: string): void;
  /** Writes pending edits now, as when the page is hidden; resolves when they and writes in progress are stored. */
  flush(): Promise<Outcome<null>>;
  /** The draft of each document that has one, including unwritten ones, newest first. */
  list(): Promise<Outcome<readonly Draft[]>>;
  /** Every draft, newest first. A document can have several if the browser has no locks. */
  listAll(): Promise<Outcome<readonly Draft[]>>;
  /** The newest draft of a document; null if it has none. */
  read(documentId: string): Promise<Outcome<Draft | null>>;
  /** Call it when this tab starts editing a document: it takes over the draft that was written at `known`. */
  gather(documentId: string, known: string | null): Promise<Outcome<Gathered>>;
  /** Drafts that other tabs left, or wrote although this tab edits the document, such as tabs that were frozen. */
  ofOthers(documentId: string): Promise<Outcome<readonly Draft[]>>;
  /**
   * Turns a draft into a version of its document; the current version stays current. Refused with the code `changed` if
   * its tab has written it again.
   */
  saveAsVersion(draft: Draft): Promise<Outcome<SavedDraft>>;
  /** Turns a draft into a separate document, with the same refusal. */
  saveAsSeparate(draft: Draft): Promise<Outcome<AnalystDocument>>;
  /** Deletes a draft. If another tab has continued it since it was listed, it is refused with the code `changed`. */
  discard(draft: DraftMark): Promise<Outcome<null>>;
  /** Stores a discarded draft again, unchanged. */
  putBack(draft: Draft): Promise<Outcome<null>>;
}

export interface DraftKeeper extends Drafts {
  /** Writes pending edits from a page that may be gone at any moment. */
  flushOnLeaving(): void;
  /** Call it when a save of `edited` is requested: later edits stay a draft. */
  endWith(edited: AnalystDocument): DraftEnd;
}

/** Settles the draft of a document that is being saved. */
export interface DraftEnd {
  /** Runs within the save: deletes the draft or, if there are later edits, bases it on the saved version. */
  settle(transaction: StorageTransaction, saved: AnalystDocument): Promise<void>;
  /** Called once the save is on the device. */
  settled(saved: AnalystDocument): void;
}

export function createDrafts(dependencies: DraftDependencies): DraftKeeper {
  const { storage, hasher, savedChunks, writer, editedElsewhere, createId, clock, timers } = dependencies;
  /** The newest draft of each document in this tab; null if it has been cleared. */
  const latest = new Map<string, AnalystDocument | null>();
  /** Documents whose newest draft is not on the device yet. */
  const unwritten = new Set<string>();
  let writing: Promise<Outcome<null>> = Promise.resolve(succeed(null));
  let timer: unknown = null;
  const now = () => clock().toISOString();

  const transact = async <Value>(work: StorageWork<Outcome<Value>>): Promise<Outcome<Value>> => {
    try {
      return await storage.transact('write', work);
    } catch (error) {
      return storageFailure(error);
    }
  };

  /** A page that is left writes without reading. If it was only hidden, a document in Trash is recovered after that. */
  const recover = async (documentId: string): Promise<void> => {
    const recovered = await transact(async (transaction) =>
      succeed(await recoverEdited(transaction, documentId)),
    );
    if (recovered.ok && recovered.value) dependencies.onRecovered(documentId);
  };
  const writeOne = async (documentId: string, isLast: boolean): Promise<Outcome<null>> => {
    const put = isLast ? putLastDraft : putDraft;
    const place = { documentId, writer };
    try {
      let isRecovered = false;
      const document = await storage.transact(isLast ? 'last-write' : 'write', async (transaction) => {
        // Looked up here, because a transaction that runs again must not write an earlier edit over a later one.
        const newest = latest.get(documentId) ?? null;
        const write = { place, document: newest, savedAt: now(), hash: hasher.hash, savedChunks };
        await put(transaction, write);
        isRecovered = !isLast && newest !== null && (await recoverEdited(transaction, documentId));
        return newest;
      });
      if (isLast && document) timers.setTimeout(() => void recover(documentId), draftDelayMs);
      if ((latest.get(documentId) ?? null) === document) unwritten.delete(documentId);
      dependencies.onWritten(documentId);
      if (isRecovered) dependencies.onRecovered(documentId);
      return succeed(null);
    } catch (error) {
      const failure = storageFailure(error);
      dependencies.onFailed(documentId, failure);
      return failure;
    }
  };
  const writeAll = async (isLast: boolean): Promise<Outcome<null>> => {
    timers.clearTimeout(timer);
    timer = null;
    const outcomes = await Promise.all([...unwritten].map((id) => writeOne(id, isLast)));
    return outcomes.find((outcome) => !outcome.ok) ?? succeed(null);
  };
  /** One write at a time, so that an earlier edit cannot overwrite a later one. */
  const flush = () => (writing = writing.then(() => writeAll(false)));

  const schedule = (): void => {
    timer ??= timers.setTimeout(() => void flush(), draftDelayMs);
  };
  const remember = (documentId: string, document: AnalystDocument | null): void => {
    void hasher.load();
    latest.set(documentId, document);
    unwritten.add(documentId);
    schedule();
  };
  const forget = (documentId: string): void => {
    latest.delete(documentId);
    unwritten.delete(documentId);
  };

  const saveAs = async <Saved>(
    work: (transaction: StorageTransaction, dependencies: SavingDependencies) => Promise<Outcome<Saved>>,
    idOf: (saved: Saved) => string,
  ): Promise<Outcome<Saved>> => {
    await hasher.load();
    const saved = await transact((transaction) =>
      work(transaction, { now: now(), createId, hash: hasher.hash }),
    );
    if (saved.ok) dependencies.onSaved(idOf(saved.value));
    return saved;
  };

  /** Drafts that this tab has not written yet or could not write. */
  const waiting = (): readonly Draft[] =>
    [...unwritten].flatMap((documentId): Draft[] => {
      const document = latest.get(documentId);
      return document ? [{ documentId, writer, savedAt: now(), document, isUnwritten: true }] : [];
    });

  const endWith = (edited: AnalystDocument): DraftEnd => {
    const { id } = edited;
    const place = { documentId: id, writer };
    const before = latest.get(id);
    /** Edits made since, based on the saved version; null if there are none. */
    const editedOn = (saved: AnalystDocument): AnalystDocument | null => {
      const newest = latest.get(id);
      if (!newest || newest === before) return null;
      if (newest.body === edited.body && newest.title === edited.title) return null;
      return { ...newest, baseRevision: saved.baseRevision };
    };
    let isLeft = false;
    return {
      async settle(transaction, saved) {
        const document = editedOn(saved);
        isLeft = document !== null && saved.id === id;
        if (!document) await deleteDraft(transaction, place);
        else if (isLeft) await putDraft(transaction, { place, document, savedAt: now(), hash: hasher.hash });
      },
      settled(saved) {
        const document = editedOn(saved);
        if (document && saved.id === id) {
          latest.set(id, document);
          if (unwritten.has(id)) schedule();
        } else if (isLeft) remember(id, null);
        else if (!document) forget(id);
      },
    };
  };

  return {
    write(document) {
      // The newest edit that can be opened again is the one to write.
      const problem = whyNotReopenable(document);
      if (problem) dependencies.onFailed(document.id, problem);
      else remember(document.id, document);
    },
    clear(documentId) {
      if (latest.get(documentId) !== null) remember(documentId, null);
    },
    flush,
    async list() {
      await flush();
      const elsewhere = await editedElsewhere();
      const listed = await transact(async (transaction) => {
        const found = await openDrafts(transaction, now());
        const newest = new Map<string, Draft>();
        for (const { record: _, ...draft } of found) {
          const { documentId } = draft;
          if (!newest.has(documentId))
            newest.set(documentId, {
              ...draft,
              ...(elsewhere?.has(documentId) && { isEditedElsewhere: true }),
            });
        }
        return succeed([...newest.values()]);
      });
      if (!listed.ok) return listed;
      // Drafts that could not be written are still the newest.
      return succeed([...waiting(), ...listed.value.filter(({ documentId }) => !unwritten.has(documentId))]);
    },
    async listAll() {
      await flush();
      const listed = await transact(async (transaction) => succeed(await openDrafts(transaction, now())));
      if (!listed.ok) return listed;
      const stored: Draft[] = [];
      for (const { record: _, ...draft } of listed.value) stored.push(draft);
      const isOld = (draft: Draft) => draft.writer === writer && unwritten.has(draft.documentId);
      return succeed([...waiting(), ...stored.filter((draft) => !isOld(draft))]);
    },
    async read(documentId) {
      await flush();
      return transact(async (transaction) => {
        const [draft] = await openDrafts(transaction, now(), documentId);
        return succeed(draft ?? null);
      });
    },
    // Does not wait for other writes: edits from now on are written after this one.
    gather: (documentId, known) =>
      transact(async (transaction) =>
        succeed(await gatherDrafts(transaction, documentId, known, writer, now())),
      ),
    ofOthers: (documentId) =>
      transact(async (transaction) => {
        const drafts = await openDrafts(transaction, now(), documentId);
        return succeed(drafts.filter((draft) => draft.writer !== writer));
      }),
    saveAsVersion: (draft) =>
      saveAs(
        (transaction, given) => saveAsVersion(transaction, draft, given),
        ({ current }) => current.id,
      ),
    saveAsSeparate: (draft) =>
      saveAs(
        (transaction, given) => saveAsSeparate(transaction, draft, given),
        ({ id }) => id,
      ),
    async discard(draft) {
      if (draft.writer === writer) forget(draft.documentId);
      await writing;
      const discarded = await transact(async (transaction) => {
        const savedAt = savedAtOf(await readDraftRecord(transaction, draft));
        const isAnother = savedAt !== null && savedAt !== draft.savedAt && draft.writer !== writer;
        if (isAnother) return fail('changed', messages.draftChanged);
        await deleteDraft(transaction, draft);
        return succeed(null);
      });
      if (discarded.ok) dependencies.onWritten(draft.documentId);
      return discarded;
    },
    async putBack({ documentId, writer: wrote, savedAt, document }) {
      await hasher.load();
      const stored = await transact(async (transaction) => {
        const place = { documentId, writer: wrote };
        await putDraft(transaction, { place, document, savedAt, hash: hasher.hash });
        return succeed(null);
      });
      if (stored.ok) dependencies.onWritten(documentId);
      return stored;
    },
    flushOnLeaving() {
      const last = writeAll(true);
      writing = Promise.all([last, writing]).then(([outcome]) => outcome);
    },
    endWith,
  };
}
