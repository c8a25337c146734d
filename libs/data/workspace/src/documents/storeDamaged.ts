import type { StorageTransaction } from '../storage/Storage.js';

/** Something stored that could not be opened, kept as it was found. */
export interface DamagedRecord {
  readonly documentId: string;
  /** ISO 8601, UTC. */
  readonly foundAt: string;
  readonly reason: string;
  readonly raw: unknown;
}

/** Moves what cannot be opened out of the way of lists and saves. Its revisions stay where they are. */
export async function storeDamaged(transaction: StorageTransaction, record: DamagedRecord): Promise<void> {
  const { documentId, foundAt } = record;
  await transaction.put('quarantine', [documentId, foundAt], record);
  await transaction.delete('documents', [documentId]);
  await transaction.delete('summaries', [documentId]);
}
