import type { AnalystDocument } from '@finance-analyst/documents';
import { type Failure, type Outcome, succeed } from '../Outcome.js';
import { storageFailure } from '../storage/storageFailure.js';
import type { Storage } from '../storage/Storage.js';
import type { Timers } from '../Timers.js';
import type { Draft } from './Draft.js';
import { listDrafts, putDraft } from './draftRecords.js';

/** An edit waits this long for the next one; with the write itself it is on disk within half a second. */
const draftDelayMs = 250;

export interface DraftEdges {
  readonly storage: Storage;
  readonly sessionId: string;
  readonly clock: () => Date;
  readonly timers: Timers;
  readonly onWritten: (documentId: string) => void;
  readonly onFailed: (documentId: string, failure: Failure) => void;
}

export interface Drafts {
  /** Keeps an edit: call it with the whole document at every change. On disk within 500 ms. */
  write(document: AnalystDocument): void;
  /** Writes now what still waits, as when the page is hidden. */
  flush(): Promise<Outcome<null>>;
  /** Unsaved work of this and of earlier or other tabs, newest first. */
  list(): Promise<Outcome<readonly Draft[]>>;
  /** Takes over a draft of another tab, so that it is edited on and saved from here. */
  adopt(draft: Draft): Promise<Outcome<Draft>>;
  discard(draft: Pick<Draft, 'documentId' | 'sessionId'>): Promise<Outcome<null>>;
}

export interface DraftKeeper extends Drafts {
  /** Told of a save: an edit that waits and was just saved needs no draft. */
  forget(saved: AnalystDocument): void;
}

export function createDrafts({
  storage,
  sessionId,
  clock,
  timers,
  onWritten,
  onFailed,
}: DraftEdges): DraftKeeper {
  const waiting = new Map<string, AnalystDocument>();
  const snapshotsOnDisk = new Map<string, unknown>();
  let timer: unknown = null;

  const writeOne = async (document: AnalystDocument): Promise<Outcome<null>> => {
    const { id, body } = document;
    const withSnapshot = !snapshotsOnDisk.has(id) || snapshotsOnDisk.get(id) !== body.fundamentalsSnapshot;
    try {
      await storage.transact('write', (transaction) =>
        putDraft(transaction, sessionId, document, clock().toISOString(), withSnapshot),
      );
      snapshotsOnDisk.set(id, body.fundamentalsSnapshot);
      onWritten(id);
      return succeed(null);
    } catch (error) {
      const failure = storageFailure(error);
      if (!waiting.has(id)) waiting.set(id, document);
      onFailed(id, failure);
      return failure;
    }
  };

  const flush = async (): Promise<Outcome<null>> => {
    timers.clearTimeout(timer);
    timer = null;
    const documents = [...waiting.values()];
    waiting.clear();
    const outcomes = await Promise.all(documents.map(writeOne));
    return outcomes.find((outcome) => !outcome.ok) ?? succeed(null);
  };

  const attempt = async <Value>(work: () => Promise<Value>): Promise<Outcome<Value>> => {
    try {
      return succeed(await work());
    } catch (error) {
      return storageFailure(error);
    }
  };

  const forgetDraft = (documentId: string) => {
    waiting.delete(documentId);
    snapshotsOnDisk.delete(documentId);
  };

  return {
    write(document) {
      waiting.set(document.id, document);
      timer ??= timers.setTimeout(() => void flush(), draftDelayMs);
    },
    flush,
    list: () =>
      attempt(() =>
        storage.transact('write', (transaction) => listDrafts(transaction, sessionId, clock().toISOString())),
      ),
    adopt: (draft) =>
      attempt(async () => {
        const { documentId, document, savedAt } = draft;
        await storage.transact('write', async (transaction) => {
          await putDraft(transaction, sessionId, document, savedAt, true);
          if (draft.sessionId !== sessionId)
            await transaction.delete('drafts', [documentId, draft.sessionId]);
        });
        snapshotsOnDisk.set(documentId, document.body.fundamentalsSnapshot);
        return { ...draft, sessionId, own: true };
      }),
    discard: ({ documentId, sessionId: session }) =>
      attempt(async () => {
        if (session === sessionId) forgetDraft(documentId);
        await storage.transact('write', (transaction) => transaction.delete('drafts', [documentId, session]));
        return null;
      }),
    forget(saved) {
      const latest = waiting.get(saved.id);
      snapshotsOnDisk.delete(saved.id);
      if (latest && latest.body === saved.body && latest.title === saved.title) waiting.delete(saved.id);
    },
  };
}
