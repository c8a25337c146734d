import type { AnalystDocument } from '@finance-analyst/documents';
import type { ContentHasher } from '../attachments/createContentHasher.js';
import { messages } from '../messages.js';
import { type Failure, fail, type Outcome, succeed } from '../Outcome.js';
import { storageFailure } from '../storage/storageFailure.js';
import type { Storage, StorageTransaction, StorageWork } from '../storage/Storage.js';
import type { Timers } from '../Timers.js';
import type { Draft, DraftMark } from './Draft.js';
import {
  deleteDraft,
  draftPlaces,
  putDraft,
  putLastDraft,
  readDraftRecord,
  savedAtOf,
} from './draftRecords.js';
import { type Gathered, gatherDrafts, setDraftApart } from './gatherDrafts.js';
import { openDrafts } from './openDrafts.js';

/** An edit waits this long for the next one; with the write itself it is on disk within half a second. */
const draftDelayMs = 250;

export interface DraftDependencies {
  readonly storage: Storage;
  readonly hasher: ContentHasher;
  /** This tab. */
  readonly writer: string;
  /** The documents that other tabs are editing; null where the browser cannot say. */
  readonly editedElsewhere: () => Promise<ReadonlySet<string> | null>;
  readonly isEditedHere: (documentId: string) => boolean;
  readonly createId: () => string;
  readonly clock: () => Date;
  readonly timers: Timers;
  readonly onWritten: (documentId: string) => void;
  readonly onFailed: (documentId: string, failure: Failure) => void;
  /** Told of a document that unsaved changes became. */
  readonly onApart: (documentId: string) => void;
}

export interface Drafts {
  /** Keeps an edit: call it with the whole document at every change. On disk within 500 ms. */
  write(document: AnalystDocument): void;
  /** The document has no unsaved changes any more, as after undo. */
  clear(documentId: string): void;
  /** Writes now what still waits, as when the page is hidden; resolves when it and what was under way is stored. */
  flush(): Promise<Outcome<null>>;
  /** The draft of each document that has one, what waits included, newest first. */
  list(): Promise<Outcome<readonly Draft[]>>;
  /** Every draft, also several of one document, as tabs leave them where the browser has no locks; newest first. */
  listAll(): Promise<Outcome<readonly Draft[]>>;
  /** The newest draft of a document; null where it has none. */
  read(documentId: string): Promise<Outcome<Draft | null>>;
  /** For the tab that edits a document from now on: the draft that was written at `known` is that of this tab. */
  gather(documentId: string, known: string | null): Promise<Outcome<Gathered>>;
  /** What other tabs wrote of a document though this one edits it, having woken up after that. */
  ofOthers(documentId: string): Promise<Outcome<readonly Draft[]>>;
  /** Makes a draft a document of its own. */
  setApart(draft: Draft): Promise<Outcome<AnalystDocument>>;
  /** Deletes a draft. One of another tab that went on since it was listed is refused with the code `changed`. */
  discard(draft: DraftMark): Promise<Outcome<null>>;
  /** Stores a discarded draft again, as it was. */
  putBack(draft: Draft): Promise<Outcome<null>>;
}

export interface DraftKeeper extends Drafts {
  /** Writes what is not on the device yet from a page that may be gone at the next moment. */
  flushOnLeaving(): void;
  /** Call it when a save of `edited` is requested: what is edited from then on stays a draft. */
  endWith(edited: AnalystDocument): DraftEnd;
}

/** What becomes of a draft whose edits are saved. */
export interface DraftEnd {
  /** Within the save: the draft goes, or, where it was edited on, goes on from what was saved. */
  settle(transaction: StorageTransaction, saved: AnalystDocument): Promise<void>;
  /** Told once the save is on the device. */
  settled(saved: AnalystDocument): void;
}

/** Documents with drafts of several tabs. */
async function idsWithSeveral(transaction: StorageTransaction): Promise<ReadonlySet<string>> {
  const ids = (await draftPlaces(transaction)).map(({ documentId }) => documentId);
  return new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
}

export function createDrafts(dependencies: DraftDependencies): DraftKeeper {
  const { storage, hasher, writer, editedElsewhere, isEditedHere, createId, clock, timers } = dependencies;
  /** What each document's draft is by the last word of this tab; null for none. */
  const latest = new Map<string, AnalystDocument | null>();
  /** Documents whose last word is not on the device yet. */
  const unwritten = new Set<string>();
  let writing: Promise<Outcome<null>> = Promise.resolve(succeed(null));
  let timer: unknown = null;
  const now = () => clock().toISOString();

  const writeOne = async (documentId: string, put: typeof putDraft): Promise<Outcome<null>> => {
    const document = latest.get(documentId) ?? null;
    const place = { documentId, writer };
    try {
      await storage.transact('write', (transaction) =>
        put(transaction, { place, document, savedAt: now(), hash: hasher.hash }),
      );
      if ((latest.get(documentId) ?? null) === document) unwritten.delete(documentId);
      dependencies.onWritten(documentId);
      return succeed(null);
    } catch (error) {
      const failure = storageFailure(error);
      dependencies.onFailed(documentId, failure);
      return failure;
    }
  };
  const writeAll = async (put: typeof putDraft): Promise<Outcome<null>> => {
    timers.clearTimeout(timer);
    timer = null;
    const outcomes = await Promise.all([...unwritten].map((id) => writeOne(id, put)));
    return outcomes.find((outcome) => !outcome.ok) ?? succeed(null);
  };
  /** One writing after the other: an earlier one that fails is not written over a later one. */
  const flush = () => (writing = writing.then(() => writeAll(putDraft)));

  const schedule = (): void => {
    timer ??= timers.setTimeout(() => void flush(), draftDelayMs);
  };
  const keep = (documentId: string, document: AnalystDocument | null): void => {
    void hasher.load();
    latest.set(documentId, document);
    unwritten.add(documentId);
    schedule();
  };
  const forget = (documentId: string): void => {
    latest.delete(documentId);
    unwritten.delete(documentId);
  };

  const transact = async <Value>(work: StorageWork<Outcome<Value>>): Promise<Outcome<Value>> => {
    try {
      return await storage.transact('write', work);
    } catch (error) {
      return storageFailure(error);
    }
  };
  const gatheringDependencies = () => ({ writer, now: now(), createId, hash: hasher.hash });

  /** What this tab could not write, or has not written yet. */
  const waiting = (): readonly Draft[] =>
    [...unwritten].flatMap((documentId): Draft[] => {
      const document = latest.get(documentId);
      return document ? [{ documentId, writer, savedAt: now(), document, isUnwritten: true }] : [];
    });

  const endWith = (edited: AnalystDocument): DraftEnd => {
    const { id } = edited;
    const place = { documentId: id, writer };
    const before = latest.get(id);
    /** What was edited since, as edits of what was saved; null where nothing was. */
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
        } else if (isLeft) keep(id, null);
        else if (!document) forget(id);
      },
    };
  };

  return {
    write(document) {
      keep(document.id, document);
    },
    clear(documentId) {
      if (latest.get(documentId) !== null) keep(documentId, null);
    },
    flush,
    async list() {
      await flush();
      const elsewhere = await editedElsewhere();
      let apart: AnalystDocument[] = [];
      const listed = await transact(async (transaction) => {
        // A storage that lost its connection runs the work once more.
        apart = [];
        for (const id of elsewhere ? await idsWithSeveral(transaction) : []) {
          if (elsewhere?.has(id) || isEditedHere(id)) continue;
          const [newest] = await openDrafts(transaction, now(), id);
          if (newest)
            apart.push(
              ...(await gatherDrafts(transaction, id, newest.savedAt, gatheringDependencies())).apart,
            );
        }
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
      for (const { id } of apart) dependencies.onApart(id);
      // What could not be written is still the newest there is.
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
    async gather(documentId, known) {
      // Not after anything: what is edited from now on is written after it.
      const gathered = await transact(async (transaction) =>
        succeed(await gatherDrafts(transaction, documentId, known, gatheringDependencies())),
      );
      if (gathered.ok) for (const { id } of gathered.value.apart) dependencies.onApart(id);
      return gathered;
    },
    ofOthers: (documentId) =>
      transact(async (transaction) => {
        const drafts = await openDrafts(transaction, now(), documentId);
        return succeed(drafts.filter((draft) => draft.writer !== writer));
      }),
    async setApart(draft) {
      await hasher.load();
      const apart = await transact(async (transaction) =>
        succeed(await setDraftApart(transaction, draft, gatheringDependencies())),
      );
      if (apart.ok) dependencies.onApart(apart.value.id);
      return apart;
    },
    async discard(draft) {
      if (draft.writer === writer) forget(draft.documentId);
      await writing;
      return transact(async (transaction) => {
        const savedAt = savedAtOf(await readDraftRecord(transaction, draft));
        const isAnother = savedAt !== null && savedAt !== draft.savedAt && draft.writer !== writer;
        if (isAnother) return fail('changed', messages.draftChanged);
        await deleteDraft(transaction, draft);
        return succeed(null);
      });
    },
    async putBack({ documentId, writer: wrote, savedAt, document }) {
      await hasher.load();
      return transact(async (transaction) => {
        const place = { documentId, writer: wrote };
        await putDraft(transaction, { place, document, savedAt, hash: hasher.hash });
        return succeed(null);
      });
    },
    flushOnLeaving() {
      const last = writeAll(putLastDraft);
      writing = Promise.all([last, writing]).then(([outcome]) => outcome);
    },
    endWith,
  };
}
