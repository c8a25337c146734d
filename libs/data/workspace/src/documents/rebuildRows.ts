import { messages } from '../messages.js';
import { type DocumentRow, documentRowOf } from '../records/DocumentRow.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';
import { storeDamaged } from './storeDamaged.js';

interface FoundRows {
  readonly rows: readonly DocumentRow[];
  /** Stored in place of a document, but not a record. */
  readonly damaged: readonly { readonly documentId: string; readonly raw: unknown }[];
}

async function findRows(transaction: StorageTransaction): Promise<FoundRows> {
  const rows: DocumentRow[] = [];
  const damaged: { documentId: string; raw: unknown }[] = [];
  for (const [id] of await transaction.keys('documents', [])) {
    const documentId = String(id);
    const raw = await transaction.get('documents', [documentId]);
    if (isStoredRecord(raw)) rows.push(documentRowOf(documentId, raw));
    else damaged.push({ documentId, raw });
  }
  return { rows, damaged };
}

/** The rows of all documents, from the documents, if a full device cannot store them. */
export const readRows = async (transaction: StorageTransaction): Promise<readonly DocumentRow[]> =>
  (await findRows(transaction)).rows;

/** Rewrites every summary from its document; what is not a record becomes a damaged one. */
export async function rebuildRows(
  transaction: StorageTransaction,
  now: string,
): Promise<readonly DocumentRow[]> {
  const { rows, damaged } = await findRows(transaction);
  await transaction.delete('summaries', []);
  for (const { documentId, raw } of damaged)
    await storeDamaged(transaction, { documentId, foundAt: now, reason: messages.damaged, raw });
  for (const row of rows) await transaction.put('summaries', [row.id], row);
  return rows;
}
