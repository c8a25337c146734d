import { type Storage, storeNames } from '../storage/Storage.js';

/** Deletes a document with its history, drafts and damaged records. There is no way back. */
export const eraseDocument = (storage: Storage, id: string): Promise<void> =>
  storage.transact('write', async (transaction) => {
    for (const store of storeNames) await transaction.delete(store, [id]);
  });
