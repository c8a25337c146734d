import { type IDBPDatabase, wrap } from 'idb';
import { messages } from '../messages.js';
import type { Timers } from '../Timers.js';
import { type DatabaseStep, databaseSteps } from './databaseSteps.js';
import { storeNames } from './Storage.js';

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

function requestDatabase(
  factory: IDBFactory,
  name: string,
  onLost: () => void,
  steps: readonly DatabaseStep[],
): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, steps.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result: database, transaction } = request;
      if (transaction) for (const step of steps.slice(oldVersion)) step(database, transaction);
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
 * Opens the owner's database and brings its layout up to date, step by step from whatever release wrote it; where a
 * step fails everything stays as it was. Gives way to a newer release that wants to change the layout. Rejects with `StorageUnavailable` when the browser refuses, or has not answered after five seconds.
 */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  timers: Timers,
  onLost: () => void,
  steps = databaseSteps,
): Promise<IDBPDatabase> {
  let timer: unknown;
  let expired = false;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = timers.setTimeout(() => {
      expired = true;
      reject(new StorageUnavailable(messages.openTimedOut));
    }, openTimeoutMs);
  });
  const opened = requestDatabase(factory, name, onLost, steps).then((database) => {
    if (expired) database.close();
    return database;
  });
  try {
    return await Promise.race([opened, tooLate]);
  } finally {
    timers.clearTimeout(timer);
  }
}
