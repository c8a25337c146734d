import { type IDBPDatabase, wrap } from 'idb';
import { messages } from '../messages.js';
import type { Timers } from '../Timers.js';
import { storeNames } from './Storage.js';

/** Raised when the layout of the stores changes; the change itself goes into `onupgradeneeded`. */
const databaseVersion = 1;
const openTimeoutMs = 5000;

export const databaseNameOf = (ownerId: string): string => `finance-analyst:${ownerId}`;

/** Opening failed; `message` ends a sentence for a person. */
export class StorageUnavailable extends Error {}

const explain = (error: DOMException | null): string => {
  if (error?.name === 'VersionError') return messages.newerDatabase;
  if (error?.name === 'QuotaExceededError') return 'this device has no storage left';
  if (error?.name === 'SecurityError' || error?.name === 'InvalidStateError') return messages.noDatabase;
  return `${messages.damagedDatabase} (${error?.message ?? 'no reason given'})`;
};

function requestDatabase(factory: IDBFactory, name: string, onLost: () => void): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, databaseVersion);
    request.onupgradeneeded = () => {
      for (const store of storeNames) request.result.createObjectStore(store);
    };
    request.onerror = () => {
      reject(new StorageUnavailable(explain(request.error)));
    };
    request.onsuccess = () => {
      const database = request.result;
      if (!storeNames.every((store) => database.objectStoreNames.contains(store))) {
        database.close();
        reject(new StorageUnavailable(messages.damagedDatabase));
        return;
      }
      database.onclose = onLost;
      database.onversionchange = () => {
        database.close();
        onLost();
      };
      resolve(wrap(database));
    };
  });
}

/**
 * Opens the owner's database, making its stores the first time. Gives way to a newer release that wants to change the
 * layout. Rejects with `StorageUnavailable` when the browser refuses, or has not answered after five seconds.
 */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  timers: Timers,
  onLost: () => void,
): Promise<IDBPDatabase> {
  let timer: unknown;
  let expired = false;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = timers.setTimeout(() => {
      expired = true;
      reject(new StorageUnavailable(messages.openTimedOut));
    }, openTimeoutMs);
  });
  const opened = requestDatabase(factory, name, onLost).then((database) => {
    if (expired) database.close();
    return database;
  });
  try {
    return await Promise.race([opened, tooLate]);
  } finally {
    timers.clearTimeout(timer);
  }
}
