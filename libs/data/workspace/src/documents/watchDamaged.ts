import type { Storage } from '../storage/Storage.js';

/** The storage, reporting the documents of which a transaction stored a damaged record. */
export function watchDamaged(storage: Storage, onDamaged: (documentId: string) => void): Storage {
  return {
    ...storage,
    async transact(mode, work) {
      let damaged = new Set<string>();
      const value = await storage.transact(mode, (transaction) => {
        // The work may run more than once.
        damaged = new Set();
        return work({
          ...transaction,
          put(store, key, record) {
            if (store === 'quarantine') damaged.add(String(key[0]));
            return transaction.put(store, key, record);
          },
        });
      });
      damaged.forEach(onDamaged);
      return value;
    },
  };
}
