import { type AnalystDocument, documentFromText, documentToText } from '@finance-analyst/documents';
import { partNotLoaded } from '@finance-analyst/foundation';
import { isAnnouncement } from './announcements.js';
import { createContentHasher } from './attachments/createContentHasher.js';
import { createSavedChunks } from './attachments/createSavedChunks.js';
import { eraseDocument } from './documents/eraseDocument.js';
import { eraseDamaged } from './documents/eraseDamaged.js';
import { markRemoved } from './documents/markRemoved.js';
import type { DamagedRecord } from './documents/storeDamaged.js';
import { openForEditing } from './documents/openForEditing.js';
import { readOutline, writeDerived } from './documents/outline.js';
import { readDocument } from './documents/readDocument.js';
import { listRevisions, readRevision, restoreRevision } from './documents/revisions.js';
import { saveDocument } from './documents/saveDocument.js';
import type { WorkspaceBase } from './createWorkspaceBase.js';
import { createDrafts } from './drafts/createDrafts.js';
import { createEditing } from './editing/createEditing.js';
import { messages } from './messages.js';
import { fail, type Outcome, type SaveOutcome, succeed } from './Outcome.js';
import { attemptStorage } from './storage/attemptStorage.js';
import { loadFormsOnDemand } from './storage/loadFormsOnDemand.js';
import { storageFailure } from './storage/storageFailure.js';
import { browserTimers } from './Timers.js';
import type { Workspace, WorkspaceDependencies } from './Workspace.js';

/** Whole histories are wanted for a backup alone. */
const loadHistory = () => import('./documents/history.js').catch(() => null);

/** Adds to what lists documents what reads, edits and saves them. */
export function completeWorkspace(base: WorkspaceBase, dependencies: WorkspaceDependencies): Workspace {
  const {
    clock,
    createId,
    ownerId,
    broadcast,
    locks,
    persistStorage,
    page,
    timers = browserTimers,
  } = dependencies;
  const { status, subscribe, list, listRemoved, emit, announce, announceChange } = base;
  const storage = loadFormsOnDemand(base.storage);
  const now = () => clock().toISOString();
  const hasher = createContentHasher();
  const savedChunks = createSavedChunks();
  const editing = createEditing({ locks, ownerId, timers, announce });
  const tellRecovered = (id: string): void => {
    announceChange(id);
    emit({ type: 'recovered', id });
  };
  const drafts = createDrafts({
    storage,
    hasher,
    savedChunks,
    writer: createId(),
    editedElsewhere: editing.elsewhere,
    createId,
    clock,
    timers,
    onWritten: (id) => {
      announce('draft-written', id);
      emit({ type: 'draft-written', id, origin: 'here' });
    },
    onFailed: (id, { reason }) => {
      emit({ type: 'draft-failed', id, reason });
    },
    onSaved: announceChange,
    onRecovered: tellRecovered,
  });

  const telling = <Result extends { readonly ok: boolean }>(id: string, outcome: Result): Result => {
    if (outcome.ok) announceChange(id);
    return outcome;
  };

  let persistenceAsked = false;
  const askForPersistence = async () => {
    if (persistenceAsked || !persistStorage || status().storage !== 'device') return;
    persistenceAsked = true;
    // Where the page is not secure the question itself throws. Whether the storage is kept, only the browser can say.
    await attemptStorage(persistStorage);
  };

  /** Stores `document`; with it goes the draft of `edited`, whose edits it holds. */
  const store = async <Document extends AnalystDocument>(
    document: Document,
    edited: AnalystDocument | null,
    over = document.baseRevision,
  ): Promise<SaveOutcome<Document>> => {
    const draft = edited && drafts.endWith(edited);
    const attempt = await attemptStorage(async () => {
      // A draft that is written while the save is under way would outlive it.
      await Promise.all([drafts.flush(), hasher.load()]);
      return saveDocument(storage, document, {
        ownerId,
        settle: async (transaction, saved) => draft?.settle(transaction, saved),
        over,
        now: now(),
        hash: hasher.hash,
      });
    });
    const { outcome, isRecovered } =
      'outcome' in attempt ? attempt : { outcome: attempt, isRecovered: false };
    if (outcome.ok) {
      draft?.settled(outcome.value);
      savedChunks.note(outcome.value);
      void askForPersistence();
    }
    telling(document.id, outcome);
    if (isRecovered) emit({ type: 'recovered', id: document.id });
    // A document is stored under its own kind, and the one that it conflicts with has the same id.
    return outcome as SaveOutcome<Document>;
  };
  const asNew = <Document extends AnalystDocument>(document: Document): Document => ({
    ...document,
    id: createId(),
    baseRevision: 0,
  });

  const read: Workspace['read'] = async (id) => {
    const opened = await attemptStorage(() => readDocument(storage, id, now()));
    if (opened.ok) savedChunks.note(opened.value.document);
    return opened;
  };
  const revision: Workspace['readRevision'] = (id, number) =>
    attemptStorage(() => readRevision(storage, id, number));
  const recoverOpened: Workspace['recover'] = async (id) => {
    const outcome = await attemptStorage(() => markRemoved(storage, id, null));
    if (outcome.ok) tellRecovered(id);
    return outcome;
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (isAnnouncement(data) && data.ownerId === ownerId) editing.hear(data);
  };
  const onHide = () => {
    drafts.flushOnLeaving();
  };
  const onLeave = () => {
    onHide();
    // A reloaded tab keeps editing at once, however late the browser discards the old page.
    editing.leave();
  };
  broadcast?.addEventListener('message', onMessage);
  page?.addEventListener('pagehide', onLeave);
  page?.addEventListener('pageshow', editing.comeBack);
  page?.addEventListener('visibilitychange', onHide);

  return {
    status,
    subscribe,
    list,
    listRemoved,
    read,
    open: (id, isFollowing = false) =>
      openForEditing(
        {
          read,
          readRevision: revision,
          readDraft: drafts.read,
          editedElsewhere: editing.elsewhere,
          recover: isFollowing ? null : recoverOpened,
        },
        id,
      ),
    async outline(id, name) {
      await drafts.flush();
      return attemptStorage(async () =>
        succeed(await storage.transact('read', (transaction) => readOutline(transaction, id, name))),
      );
    },
    writeDerived: (id, name, value) =>
      attemptStorage(async () => {
        await storage.transact('write', (transaction) => writeDerived(transaction, id, name, value));
        return succeed(null);
      }),
    save: (document, over) => store(document, document, over),
    rename: (document, title) => store({ ...document, title }, null),
    saveCopy: (document, title = messages.titleOfCopy(document.title)) =>
      store(asNew({ ...document, title, createdAt: now() }), document),
    remove: async (id) => telling(id, await attemptStorage(() => markRemoved(storage, id, now()))),
    recover: async (id) => telling(id, await attemptStorage(() => markRemoved(storage, id, null))),
    erase: async (id) =>
      telling(
        id,
        await attemptStorage(async () => {
          await eraseDocument(storage, id);
          return succeed(id);
        }),
      ),
    revisions: (id) => attemptStorage(async () => succeed(await listRevisions(storage, id))),
    readRevision: revision,
    restoreRevision: async (id, revision) =>
      telling(
        id,
        await attemptStorage(async () => {
          await hasher.load();
          return restoreRevision(storage, id, revision, now(), hasher.hash);
        }),
      ),
    async history(id) {
      const code = await loadHistory();
      if (!code) return fail('storage-failed', partNotLoaded);
      return attemptStorage(async () => succeed(await code.readHistory(storage, id)));
    },
    addHistory: async (given, titleOfCopy) => {
      const id = createId();
      const versions =
        titleOfCopy === undefined
          ? given
          : given.map((version, index) => ({
              ...version,
              id,
              title: index === given.length - 1 ? titleOfCopy : version.title,
            }));
      const code = await loadHistory();
      if (!code) return fail('storage-failed', partNotLoaded);
      await hasher.load();
      const outcome = await attemptStorage(() => code.addHistory(storage, versions, ownerId, hasher.hash));
      if (outcome.ok) void askForPersistence();
      return outcome.ok ? telling(outcome.value.id, outcome) : outcome;
    },
    drafts,
    edit: editing.claim,
    async exportText(id): Promise<Outcome<string>> {
      const opened = await read(id);
      return opened.ok ? succeed(documentToText(opened.value.document)) : opened;
    },
    async importText(text) {
      const parsed = await documentFromText(text).catch(storageFailure);
      if (parsed.ok) return store(asNew(parsed.value.document), null);
      if (parsed.code === 'storage-failed') return parsed;
      return parsed.code === 'corrupted'
        ? { ...fail('invalid', messages.noModelFile), detail: parsed.reason, raw: parsed.raw }
        : { ...fail('read-only', parsed.reason), raw: parsed.raw };
    },
    damagedRecords: () =>
      attemptStorage(async () => {
        const records = await storage.transact('read', (transaction) => transaction.values('quarantine', []));
        return succeed(records as DamagedRecord[]);
      }),
    eraseDamaged: async (records) => {
      const outcome = await attemptStorage(async () => {
        await eraseDamaged(storage, records);
        return succeed(null);
      });
      if (outcome.ok)
        for (const id of new Set(records.map((record) => record.documentId))) announceChange(id);
      return outcome;
    },
    close() {
      void drafts.flush().then(() => {
        editing.leave();
        base.storage.close();
      });
      broadcast?.removeEventListener('message', onMessage);
      page?.removeEventListener('pagehide', onLeave);
      page?.removeEventListener('pageshow', editing.comeBack);
      page?.removeEventListener('visibilitychange', onHide);
      base.unsubscribeAll();
    },
  };
}
