import type { Storage } from '../storage/Storage.js';

/** The storage, telling which documents a transaction put something aside of, once it is stored. */
export function watchDamaged(storage: Storage, onKeptAside: (documentId: string) => void): Storage {
  return {
    ...storage,
    async transact(mode, work) {
      let keptAside = new Set<string>();
      const value = await storage.transact(mode, (transaction) => {
        // The work may run more than once.
        keptAside = new Set();
        return work({
          ...transaction,
          put(store, key, record) {
            if (store === 'quarantine') keptAside.add(String(key[0]));
            return transaction.put(store, key, record);
          },
        });
      });
      keptAside.forEach(onKeptAside);
      return value;
    },
  };
}
