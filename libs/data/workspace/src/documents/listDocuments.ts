import { partNotLoaded } from '@finance-analyst/foundation';
import { fail, type Outcome, succeed } from '../Outcome.js';
import type { DocumentRow } from '../records/DocumentRow.js';
import { isDocumentRow } from '../records/isDocumentRow.js';
import type { Storage, StorageTransaction } from '../storage/Storage.js';

const newestFirst = (left: DocumentRow, right: DocumentRow): number =>
  right.updatedAt.localeCompare(left.updatedAt, 'en') || left.id.localeCompare(right.id, 'en');

const readStoredRows = async (transaction: StorageTransaction) => {
  const ids = (await transaction.keys('documents', [])).map(([id]) => String(id));
  const rows = (await transaction.values('summaries', [])).filter(isDocumentRow);
  const listed = new Set(rows.map((row) => row.id));
  const sound = ids.length === rows.length && ids.every((id) => listed.has(id));
  return { sound, rows };
};

/** Few devices ever need it. */
const loadRebuild = () => import('./rebuildRows.js').catch(() => null);

/** Rows of all documents, also of removed ones, newest first. Reads no bodies unless the summaries are damaged. */
export async function listDocuments(storage: Storage, now: string): Promise<Outcome<readonly DocumentRow[]>> {
  const { sound, rows } = await storage.transact('read', readStoredRows);
  if (sound) return succeed(rows.toSorted(newestFirst));
  const code = await loadRebuild();
  if (!code) return fail('storage-failed', partNotLoaded);
  const rebuilt = await storage
    .transact('write', (transaction) => code.rebuildRows(transaction, now))
    // A device without room for the rows can still read the documents, and a person needs the list to make room.
    .catch(() => storage.transact('read', code.readRows));
  return succeed(rebuilt.toSorted(newestFirst));
}
