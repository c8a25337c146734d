import type { StorageTransaction } from '../storage/Storage.js';
import { deleteDraft, type DraftPlace, type StoredDraft } from './draftRecords.js';

/** Moves a draft that cannot be opened out of the way, as it was found. The saved document stays where it is. */
export async function setDraftAside(
  transaction: StorageTransaction,
  place: DraftPlace,
  raw: StoredDraft,
  reason: string,
  now: string,
): Promise<void> {
  const { documentId, sessionId } = place;
  const record = { documentId, foundAt: now, reason, raw };
  await transaction.put('quarantine', [documentId, now, sessionId], record);
  await deleteDraft(transaction, place);
}
