import { attachmentOfRelease1 } from '@finance-analyst/documents';
import { type IDBPTransaction, wrap } from 'idb';
import * as z from 'zod/mini';
import { contentHash } from '../attachments/contentHash.js';

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** The fields of release 1's `documents` and `revisions` that this step reads. */
const recordSchema = z.looseObject({
  revision: z.int().check(z.gte(1)),
  removedAt: z.nullable(z.string()),
  snapshotRevision: z.nullable(z.int()),
  document: z.record(z.string(), z.unknown()),
});

/** The record that release 1 stored in `drafts` under [id, session, 'edit']. */
const editSchema = z.looseObject({
  savedAt: z.string(),
  isLeft: z.optional(z.boolean()),
  document: z.record(z.string(), z.unknown()),
});

/** Does not await a write: a failed one aborts the transaction, and awaiting would take longer. */
const dontWait = (write: Promise<unknown>): void => {
  write.catch(() => undefined);
};

/** Stores a snapshot under its hash; if it is not text, stores it as found under a name that no hash has. */
function putSnapshot(
  transaction: Upgrade,
  id: IDBValidKey,
  snapshot: unknown,
  nameWithoutText: string,
): string {
  const name = typeof snapshot === 'string' ? contentHash(snapshot) : nameWithoutText;
  dontWait(transaction.objectStore('attachments').put(snapshot, [id, name]));
  return name;
}

const keyParts = (key: IDBValidKey): readonly IDBValidKey[] => (Array.isArray(key) ? key : [key]);

const nameOfRevision = (revision: unknown): string => `snapshot ${String(revision)}`;

/** Moves the snapshots of versions, and returns the name of each by its key. */
async function moveSnapshots(transaction: Upgrade): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  let cursor = await transaction.objectStore('snapshots').openCursor();
  while (cursor) {
    const [id = '', revision] = keyParts(cursor.key);
    const name = putSnapshot(transaction, id, cursor.value, nameOfRevision(revision));
    names.set(JSON.stringify([id, revision]), name);
    cursor = await cursor.continue();
  }
  return names;
}

/** Makes documents or versions name what they had under a revision, even if that is missing. */
async function nameAttachments(
  transaction: Upgrade,
  store: 'documents' | 'revisions',
  names: ReadonlyMap<string, string>,
): Promise<void> {
  let cursor = await transaction.objectStore(store).openCursor();
  while (cursor) {
    const { data } = recordSchema.safeParse(cursor.value);
    if (data) {
      const { snapshotRevision, ...record } = data;
      const [id] = keyParts(cursor.key);
      const name = names.get(JSON.stringify([id, snapshotRevision])) ?? nameOfRevision(snapshotRevision);
      const attachments = snapshotRevision === null ? {} : { [attachmentOfRelease1]: name };
      dontWait(cursor.update({ ...record, attachments }));
    }
    cursor = await cursor.continue();
  }
}

/** One record of a draft from release 1. If it cannot be read, both its parts stay as found. */
function joinedDraft(
  transaction: Upgrade,
  [id, session]: readonly [IDBValidKey, IDBValidKey],
  edit: unknown,
  snapshot: unknown,
): unknown {
  const { data } = editSchema.safeParse(edit);
  if (!data) return { edit, snapshot };
  if (snapshot === undefined || snapshot === null) return { ...data, attachments: {} };
  const name = putSnapshot(transaction, id, snapshot, `snapshot ${String(session)}`);
  return { ...data, attachments: { [attachmentOfRelease1]: name } };
}

async function joinDrafts(transaction: Upgrade): Promise<void> {
  const drafts = transaction.objectStore('drafts');
  for (const key of await drafts.getAllKeys()) {
    const [id = '', session = '', part] = keyParts(key);
    if (part !== 'edit') continue;
    const snapshotKey = [id, session, 'snapshot'];
    const joined = joinedDraft(
      transaction,
      [id, session],
      await drafts.get(key),
      await drafts.get(snapshotKey),
    );
    dontWait(drafts.delete(key));
    dontWait(drafts.delete(snapshotKey));
    dontWait(drafts.put(joined, [id, session]));
  }
}

/**
 * From layout 1 to 2. Release 1 stored a model's statements as text under a revision in `snapshots`, and again in each
 * draft. Layout 2 stores them once per document and content in `attachments`, and records name them by hash. Unreadable
 * records stay as found, and are reported as damaged when opened.
 */
export async function shareAttachments(database: IDBDatabase, upgrade: IDBTransaction): Promise<void> {
  // The types of idb treat every transaction that they wrap as read-only.
  const transaction = wrap(upgrade) as unknown as Upgrade;
  // The caller learns of a failed upgrade from its request to open the database.
  transaction.done.catch(() => undefined);
  database.createObjectStore('attachments');
  const names = await moveSnapshots(transaction);
  await nameAttachments(transaction, 'documents', names);
  await nameAttachments(transaction, 'revisions', names);
  await joinDrafts(transaction);
  database.deleteObjectStore('snapshots');
}
