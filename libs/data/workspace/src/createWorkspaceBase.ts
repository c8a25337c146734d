import { type Announcement, isAnnouncement } from './announcements.js';
import { listDocuments } from './documents/listDocuments.js';
import { watchDamaged } from './documents/watchDamaged.js';
import { succeed } from './Outcome.js';
import { createOwnerStorage } from './storage/createOwnerStorage.js';
import { attemptStorage } from './storage/attemptStorage.js';
import type { Storage } from './storage/Storage.js';
import { browserTimers } from './Timers.js';
import type { Workspace, WorkspaceDependencies, WorkspaceEvent, WorkspaceStatus } from './Workspace.js';

/** Reports an error to the page without interrupting what is under way. */
const throwLater = (error: unknown): void => {
  queueMicrotask(() => {
    throw error;
  });
};

/** What lists documents, and what everything else of a workspace is built on. */
export interface WorkspaceBase extends Pick<Workspace, 'status' | 'subscribe' | 'list' | 'listRemoved'> {
  readonly storage: Storage;
  readonly emit: (event: WorkspaceEvent) => void;
  /** Tells the other tabs. */
  readonly announce: (type: Announcement['type'], id: string) => void;
  /** Tells this tab and the others that a document changed. */
  readonly announceChange: (id: string) => void;
  /** Ends the subscriptions. The storage stays open. */
  unsubscribeAll(): void;
}

/** Opens the storage of one owner at the first use. It contains no code that reads or writes documents. */
export function createWorkspaceBase(dependencies: WorkspaceDependencies): WorkspaceBase {
  const {
    indexedDB,
    clock,
    ownerId,
    broadcast,
    timers = browserTimers,
    reportError = throwLater,
  } = dependencies;
  const listeners = new Set<(event: WorkspaceEvent) => void>();
  let status: WorkspaceStatus = { storage: 'opening', reason: null };

  const emit = (event: WorkspaceEvent) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        reportError(error);
      }
    }
  };
  const announce = (type: Announcement['type'], id: string) => {
    try {
      broadcast?.postMessage({ type, ownerId, id });
    } catch {
      // A channel that is closed takes nothing from the document, which is stored.
    }
  };
  const announceChange = (id: string) => {
    announce('document-changed', id);
    emit({ type: 'document-changed', id, origin: 'here' });
  };

  const storage = watchDamaged(
    createOwnerStorage({
      indexedDB,
      ownerId,
      timers,
      onKind: (kind, reason) => {
        status = { storage: kind, reason };
        emit({ type: 'status', status });
      },
    }),
    announceChange,
  );
  const rows = (removed: boolean) =>
    attemptStorage(async () => {
      const all = await listDocuments(storage, clock().toISOString());
      return all.ok ? succeed(all.value.filter((row) => (row.removedAt !== null) === removed)) : all;
    });

  const onMessage = ({ data }: MessageEvent) => {
    if (!isAnnouncement(data) || data.ownerId !== ownerId) return;
    const { type, id } = data;
    if (type === 'document-changed' || type === 'draft-written') emit({ type, id, origin: 'elsewhere' });
  };
  broadcast?.addEventListener('message', onMessage);

  return {
    storage,
    emit,
    announce,
    announceChange,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => rows(false),
    listRemoved: () => rows(true),
    unsubscribeAll() {
      broadcast?.removeEventListener('message', onMessage);
      listeners.clear();
    },
  };
}
