import type { AnalystDocument } from '@finance-analyst/documents';
import type { StorageTransaction } from '../storage/Storage.js';
import { documentRowOf } from './DocumentRow.js';
import { detachSnapshot } from './snapshot.js';
import { isStoredRecord, type StoredRecord } from './StoredRecord.js';

/** Revisions kept for each document; older ones make room. */
export const keptRevisions = 50;

async function placeSnapshot(
  transaction: StorageTransaction,
  id: string,
  revision: number,
  text: string | null,
  previous: StoredRecord | null,
): Promise<number | null> {
  if (text === null) return null;
  const last = previous?.snapshotRevision ?? null;
  if (last !== null && (await transaction.get('snapshots', [id, last])) === text) return last;
  await transaction.put('snapshots', [id, revision], text);
  return revision;
}

async function dropOldRevisions(transaction: StorageTransaction, id: string, newest: number): Promise<void> {
  const keys = await transaction.keys('revisions', [id]);
  const dropped = keys.filter(([, revision]) => Number(revision) <= newest - keptRevisions);
  if (dropped.length === 0) return;
  for (const key of dropped) await transaction.delete('revisions', key);
  const kept = await transaction.values('revisions', [id]);
  const used = new Set(kept.map((record) => (isStoredRecord(record) ? record.snapshotRevision : null)));
  for (const key of await transaction.keys('snapshots', [id])) {
    if (!used.has(Number(key[1]))) await transaction.delete('snapshots', key);
  }
}

/** Stores a document as revision `revision`, current and in the history, and returns it as it now stands. */
export async function writeRevision(
  transaction: StorageTransaction,
  document: AnalystDocument,
  revision: number,
  previous: StoredRecord | null,
): Promise<AnalystDocument> {
  const { id } = document;
  const saved: AnalystDocument = { ...document, baseRevision: revision };
  const { light, snapshotText } = detachSnapshot(saved);
  const snapshotRevision = await placeSnapshot(transaction, id, revision, snapshotText, previous);
  const record: StoredRecord = { revision, removedAt: null, snapshotRevision, document: light };
  await transaction.put('documents', [id], record);
  await transaction.put('summaries', [id], documentRowOf(id, record));
  await transaction.put('revisions', [id, revision], record);
  await dropOldRevisions(transaction, id, revision);
  return saved;
}

/** The number that the next save gets: one more than any revision ever seen for the document. */
export async function nextRevision(
  transaction: StorageTransaction,
  id: string,
  known: number,
): Promise<number> {
  const last = (await transaction.keys('revisions', [id])).at(-1)?.[1];
  return Math.max(known, Number(last ?? 0)) + 1;
}
