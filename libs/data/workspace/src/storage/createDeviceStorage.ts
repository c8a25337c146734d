import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Timers } from '../Timers.js';
import { openDatabase, type WaitingCause } from './openDatabase.js';
import {
  type RecordKey,
  type Storage,
  type StorageTransaction,
  type StorageWork,
  storeNames,
  type TransactionMode,
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

/** The transaction was rolled back for the last write of a page. */
class GaveWay extends Error {}

/** `underWay` has a function for each transaction that is not committed yet, which rolls it back. */
async function runOn<Value>(
  database: IDBPDatabase,
  mode: TransactionMode,
  work: StorageWork<Value>,
  underWay: Set<() => void>,
): Promise<Value> {
  // If the page closes, the browser drops a transaction that still waits for another one to end.
  if (mode === 'last-write') for (const giveWay of underWay) giveWay();
  const transaction = database.transaction([...storeNames], mode === 'read' ? 'readonly' : 'readwrite', {
    durability: 'strict',
  });
  const committed = transaction.done.then(() => undefined);
  committed.catch(() => undefined);
  let hasGivenWay = false;
  const giveWay = (): void => {
    try {
      transaction.abort();
      hasGivenWay = true;
    } catch {
      // It is already being committed, and keeps nothing waiting.
    }
  };
  if (mode !== 'last-write') underWay.add(giveWay);
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
    throw hasGivenWay ? new GaveWay() : (cause ?? thrown);
  } finally {
    underWay.delete(giveWay);
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
  const underWay = new Set<() => void>();
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
  const run: Storage['transact'] = async (mode, work) => {
    try {
      return await runOn(await connect(), mode, work, underWay);
    } catch (error) {
      if (!(error instanceof GaveWay)) throw error;
      return run(mode, work);
    }
  };
  return {
    async transact(mode, work) {
      try {
        return await run(mode, work);
      } catch (error) {
        if (!isLostConnection(error)) throw error;
        forget();
        return run(mode, work);
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
