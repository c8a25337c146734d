import type { DatabaseContent } from './writeDatabase.js';

/** Everything that a database holds, whatever release wrote it. */
export function readDatabase(factory: IDBFactory, name: string): Promise<DatabaseContent> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    const fail = () => {
      reject(request.error ?? new Error('The database could not be read.'));
    };
    request.onerror = fail;
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction([...database.objectStoreNames]);
      const stores = [...database.objectStoreNames].map((store) => {
        const records = transaction.objectStore(store);
        return { store, keys: records.getAllKeys(), values: records.getAll() as IDBRequest<unknown[]> };
      });
      transaction.onabort = fail;
      transaction.oncomplete = () => {
        database.close();
        const content = stores.map(({ store, keys, values }) => [
          store,
          keys.result.map((key, index) => [key, values.result[index]] as const),
        ]);
        resolve({
          name,
          version: database.version,
          stores: Object.fromEntries(content) as DatabaseContent['stores'],
        });
      };
    };
  });
}
