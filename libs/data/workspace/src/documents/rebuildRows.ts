import { messages } from '../messages.js';
import { type DocumentRow, documentRowOf } from '../records/DocumentRow.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';
import { storeDamaged } from './storeDamaged.js';

/** Writes every summary anew from its document; what is not a record goes to quarantine. */
export async function rebuildRows(transaction: StorageTransaction, now: string): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  await transaction.delete('summaries', []);
  for (const [id] of await transaction.keys('documents', [])) {
    const documentId = String(id);
    const raw = await transaction.get('documents', [documentId]);
    if (!isStoredRecord(raw)) {
      await storeDamaged(transaction, { documentId, foundAt: now, reason: messages.damaged, raw });
      continue;
    }
    const row = documentRowOf(documentId, raw);
    await transaction.put('summaries', [documentId], row);
    rows.push(row);
  }
  return rows;
}
