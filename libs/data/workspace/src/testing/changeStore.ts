import { databaseNameOf } from '../storage/openDatabase.js';
import type { StoreName } from '../storage/Storage.js';

const settle = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The request failed.'));
    };
  });

/** Reaches behind the workspace into its database, as a fault would. */
export async function changeStore<Value>(
  factory: IDBFactory,
  store: StoreName,
  change: (records: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await settle(factory.open(databaseNameOf('device')));
  try {
    return await settle(change(database.transaction(store, 'readwrite').objectStore(store)));
  } finally {
    database.close();
  }
}
