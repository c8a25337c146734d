import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Timers } from '../Timers.js';
import { openDatabase, type WaitingCause } from './openDatabase.js';
import {
  type RecordKey,
  type Storage,
  type StorageTransaction,
  type StorageWork,
  storeNames,
} from './Storage.js';
import { thrownError } from './thrownError.js';

/** Arrays sort after strings and numbers, so `[…prefix, []]` follows every key that begins with `prefix`. */
const rangeOf = (prefix: RecordKey): IDBKeyRange => IDBKeyRange.bound([...prefix], [...prefix, []]);

function viewOf(transaction: IDBPTransaction<unknown, string[], IDBTransactionMode>): StorageTransaction {
  const open = (store: string) => transaction.objectStore(store);
  return {
    get: (store, key) => open(store).get([...key]),
    keys: async (store, prefix) => (await open(store).getAllKeys(rangeOf(prefix))) as RecordKey[],
    values: (store, prefix) => open(store).getAll(rangeOf(prefix)),
    put: async (store, key, value) => {
      await open(store).put?.(value, [...key]);
    },
    delete: async (store, prefix) => {
      await open(store).delete?.(rangeOf(prefix));
    },
    commit: () => {
      transaction.commit();
    },
  };
}

const isLostConnection = (error: unknown): boolean => thrownError(error).name === 'InvalidStateError';

async function runOn<Value>(
  database: IDBPDatabase,
  mode: 'read' | 'write',
  work: StorageWork<Value>,
): Promise<Value> {
  const transaction = database.transaction([...storeNames], mode === 'read' ? 'readonly' : 'readwrite', {
    durability: 'strict',
  });
  const committed = transaction.done.then(() => undefined);
  committed.catch(() => undefined);
  try {
    const value = await work(viewOf(transaction));
    await committed;
    return value;
  } catch (thrown) {
    const cause = transaction.error;
    try {
      transaction.abort();
    } catch {
      // The transaction has already ended, by failing or by losing its connection.
    }
    throw cause ?? thrown;
  }
}

/**
 * Storage in the browser's database. Transactions of all tabs are queued, so a compare-and-set within one is atomic.
 */
export function createDeviceStorage(
  factory: IDBFactory,
  name: string,
  timers: Timers,
  onWaiting?: (cause: WaitingCause) => void,
): Storage {
  let connection: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    connection = null;
  };
  const connect = (): Promise<IDBPDatabase> => {
    connection ??= openDatabase(factory, name, timers, forget, undefined, onWaiting).catch(
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return connection;
  };
  return {
    async transact(mode, work) {
      try {
        return await runOn(await connect(), mode, work);
      } catch (error) {
        if (!isLostConnection(error)) throw error;
        forget();
        return runOn(await connect(), mode, work);
      }
    },
    close() {
      void connection?.then((database) => {
        database.close();
      });
      forget();
    },
  };
}
