import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import { documentRowOf } from '../records/DocumentRow.js';
import { isStoredRecord, type StoredRecord } from '../records/StoredRecord.js';
import type { Storage, StorageTransaction } from '../storage/Storage.js';
import { isDocumentRow } from '../records/isDocumentRow.js';

async function mark(
  transaction: StorageTransaction,
  id: string,
  stored: StoredRecord,
  removedAt: string | null,
): Promise<void> {
  const marked = { ...stored, removedAt };
  await transaction.put('documents', [id], marked);
  await transaction.put('summaries', [id], documentRowOf(id, marked));
}

/** Takes a document that is being edited out of Trash; returns whether it was there. */
export async function recoverEdited(transaction: StorageTransaction, id: string): Promise<boolean> {
  // The row is small; a damaged one says nothing.
  const row = await transaction.get('summaries', [id]);
  if (isDocumentRow(row) && row.removedAt === null) return false;
  const stored = await transaction.get('documents', [id]);
  if (!isStoredRecord(stored) || stored.removedAt === null) return false;
  await mark(transaction, id, stored, null);
  return true;
}

/** Moves a document to Trash (`removedAt`, ISO 8601) or recovers it (`null`). Its revision stays. */
export function markRemoved(
  storage: Storage,
  id: string,
  removedAt: string | null,
): Promise<Outcome<string>> {
  return storage.transact<Outcome<string>>('write', async (transaction) => {
    const stored = await transaction.get('documents', [id]);
    if (!isStoredRecord(stored)) return fail('not-found', messages.notFound);
    await mark(transaction, id, stored, removedAt);
    return succeed(id);
  });
}
