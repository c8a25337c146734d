import type { AnalystDocument, OpenedDocument } from '@finance-analyst/documents';
import type { HashText } from '../attachments/createContentHasher.js';
import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import { openRecord } from '../records/openRecord.js';
import { isStoredRecord, repeatedIn, type StoredRecord } from '../records/StoredRecord.js';
import { nextRevision, writeRevision } from '../records/writeRevision.js';
import type { Storage, StorageTransaction } from '../storage/Storage.js';
import { storeDamaged } from './storeDamaged.js';

export interface RevisionRow {
  readonly revision: number;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

const rowOf = ({ revision, document }: StoredRecord): RevisionRow => ({
  revision,
  title: String(document['title']),
  savedAt: String(document['updatedAt']),
});

/** The kept revisions of a document, newest first. */
export async function listRevisions(storage: Storage, id: string): Promise<readonly RevisionRow[]> {
  const records = await storage.transact('read', (transaction) => transaction.values('revisions', [id]));
  const repeated = repeatedIn(records.at(-1));
  return records
    .filter(isStoredRecord)
    .filter(({ revision }) => !repeated.includes(revision))
    .map(rowOf)
    .toReversed();
}

async function openRevision(
  transaction: StorageTransaction,
  id: string,
  revision: number,
): Promise<Outcome<OpenedDocument<AnalystDocument>>> {
  const raw = await transaction.get('revisions', [id, revision]);
  if (raw === undefined) return fail('not-found', messages.noRevision);
  const opened = await openRecord(transaction, id, raw);
  return opened.ok ? succeed(opened.value) : { ...fail('corrupted', opened.reason), raw: opened.raw };
}

export const readRevision = (storage: Storage, id: string, revision: number) =>
  storage.transact('read', (transaction) => openRevision(transaction, id, revision));

/**
 * Makes an earlier revision current again, as a new revision: what was current stays in the history. The document keeps
 * the title that it has; where that cannot be read, it has the one of the revision.
 */
export function restoreRevision(
  storage: Storage,
  id: string,
  revision: number,
  now: string,
  hash: HashText,
): Promise<Outcome<AnalystDocument>> {
  return storage.transact<Outcome<AnalystDocument>>('write', async (transaction) => {
    const opened = await openRevision(transaction, id, revision);
    if (!opened.ok) return opened;
    if (opened.value.access === 'read-only') return fail('read-only', messages.readOnly);
    const raw = await transaction.get('documents', [id]);
    const current = isStoredRecord(raw) ? raw : null;
    if (raw !== undefined && !current) {
      await storeDamaged(transaction, { documentId: id, foundAt: now, reason: messages.damaged, raw });
    }
    const title = current?.document['title'];
    const restored = {
      ...opened.value.document,
      ...(typeof title === 'string' && { title }),
      updatedAt: now,
    };
    const next = await nextRevision(transaction, id, current?.revision ?? 0);
    return succeed(await writeRevision(transaction, restored, next, hash));
  });
}
