import { isDocumentRow } from '../records/isDocumentRow.js';
import { type Storage, storeNames } from '../storage/Storage.js';

/** Deletes a document, and the documents that belong to it, with history, drafts and damaged records. There is no way back. */
export const eraseDocument = (storage: Storage, id: string): Promise<void> =>
  storage.transact('write', async (transaction) => {
    const rows = (await transaction.values('summaries', [])).filter(isDocumentRow);
    const parts = rows.filter(({ partOfId }) => partOfId === id).map((row) => row.id);
    for (const each of [id, ...parts])
      for (const store of storeNames) await transaction.delete(store, [each]);
  });
