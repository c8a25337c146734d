import { messages } from '../messages.js';
import { type DocumentRow, documentRowOf, isDocumentRow } from '../records/DocumentRow.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { Storage, StorageTransaction } from '../storage/Storage.js';
import { quarantine } from './quarantine.js';

const newestFirst = (left: DocumentRow, right: DocumentRow): number =>
  right.updatedAt.localeCompare(left.updatedAt, 'en') || left.id.localeCompare(right.id, 'en');

const readRows = async (transaction: StorageTransaction) => {
  const ids = (await transaction.keys('documents', [])).map(([id]) => String(id));
  const rows = (await transaction.values('summaries', [])).filter(isDocumentRow);
  const listed = new Set(rows.map((row) => row.id));
  const sound = ids.length === rows.length && ids.every((id) => listed.has(id));
  return { sound, rows };
};

/** Writes every summary anew from its document; what is not a record goes to quarantine. */
async function rebuildRows(transaction: StorageTransaction, now: string): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  await transaction.delete('summaries', []);
  for (const [id] of await transaction.keys('documents', [])) {
    const documentId = String(id);
    const raw = await transaction.get('documents', [documentId]);
    if (!isStoredRecord(raw)) {
      await quarantine(transaction, { documentId, foundAt: now, reason: messages.damaged, raw });
      continue;
    }
    const row = documentRowOf(documentId, raw);
    await transaction.put('summaries', [documentId], row);
    rows.push(row);
  }
  return rows;
}

/** Rows of all documents, also of removed ones, newest first. Reads no bodies unless the summaries are damaged. */
export async function listDocuments(storage: Storage, now: string): Promise<readonly DocumentRow[]> {
  const { sound, rows } = await storage.transact('read', readRows);
  const all = sound ? rows : await storage.transact('write', (transaction) => rebuildRows(transaction, now));
  return all.toSorted(newestFirst);
}
