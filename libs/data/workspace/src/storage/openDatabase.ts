import { type IDBPDatabase, wrap } from 'idb';
import { messages } from './messages.js';
import type { Timers } from '../Timers.js';
import { type DatabaseLayout, databaseLayout } from './databaseLayout.js';
import type { DatabaseStep } from './databaseSteps.js';
import { storeNames } from './Storage.js';
import { thrownError } from './thrownError.js';

const openTimeoutMs = 5000;
/** An opening that takes longer asks the browser whether an upgrade is pending. */
const quickOpenMs = 1000;

export const databaseNameOf = (ownerId: string): string => `finance-analyst:${ownerId}`;

/** Opening failed; `message` is the end of a sentence shown to the person. */
export class StorageUnavailable extends Error {}

const explain = (error: unknown): string => {
  const { name, message } = thrownError(error ?? { message: 'no reason given' });
  if (name === 'VersionError') return messages.newerDatabase;
  if (name === 'QuotaExceededError') return 'this device has no storage left';
  if (name === 'SecurityError' || name === 'InvalidStateError') return messages.noDatabase;
  return `${messages.damagedDatabase} (${message})`;
};

/** The device has an earlier release's layout. Nothing was changed. */
class StepsNeeded extends Error {}

/** What an opening without a time limit waits for: a tab of an earlier release, or an upgrade that has not begun. */
export type WaitingCause = 'tab' | 'upgrade';

interface OpenRequest {
  readonly factory: IDBFactory;
  readonly name: string;
  readonly onLost: () => void;
  readonly layout: DatabaseLayout;
  /** Null until a database of an earlier release is found. */
  readonly steps: readonly DatabaseStep[] | null;
  readonly onUpgrade: () => void;
  readonly onWaiting: (cause: WaitingCause) => void;
}

async function takeSteps(
  steps: readonly DatabaseStep[],
  database: IDBDatabase,
  transaction: IDBTransaction,
  onFailed: (cause: unknown) => void,
): Promise<void> {
  try {
    for (const step of steps) await step(database, transaction);
  } catch (cause) {
    onFailed(cause);
    try {
      transaction.abort();
    } catch {
      // The failed step has already aborted it.
    }
  }
}

function requestDatabase({
  factory,
  name,
  onLost,
  layout,
  steps,
  onUpgrade,
  onWaiting,
}: OpenRequest): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, layout.version);
    let upgrade: IDBTransaction | null = null;
    let isWithoutSteps = false;
    let cause: unknown = null;
    const onFailed = (thrown: unknown) => {
      cause = thrown;
    };
    request.onupgradeneeded = ({ oldVersion }) => {
      onUpgrade();
      upgrade = request.transaction;
      if (oldVersion === 0) layout.create(request.result);
      else if (upgrade && steps)
        void takeSteps(steps.slice(oldVersion - 1), request.result, upgrade, onFailed);
      else {
        isWithoutSteps = true;
        upgrade?.abort();
      }
    };
    request.onblocked = () => {
      onWaiting('tab');
    };
    request.onerror = () => {
      const reason = explain(upgrade?.error ?? cause ?? request.error);
      reject(isWithoutSteps ? new StepsNeeded() : new StorageUnavailable(reason));
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

/** Whether the device has the database in an earlier release's layout; false if the browser does not say. */
async function isOfEarlierRelease({ factory, name, layout }: OpenRequest): Promise<boolean> {
  try {
    const known = await factory.databases();
    return known.some((one) => one.name === name && Number(one.version) < layout.version);
  } catch {
    return false;
  }
}

/**
 * Rejects if the browser has not answered after five seconds. An upgrade counts as an answer. If another tab blocks the
 * upgrade, it waits without a limit, because everything on the device depends on it.
 */
async function openInTime(timers: Timers, request: OpenRequest): Promise<IDBPDatabase> {
  let timer: unknown;
  let expired = false;
  let isUpgradePending = false;
  const asking = timers.setTimeout(() => {
    void isOfEarlierRelease(request).then((isEarlier) => {
      isUpgradePending = isEarlier;
    });
  }, quickOpenMs);
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = timers.setTimeout(() => {
      // Behind another tab's upgrade, this one receives no events.
      if (isUpgradePending) {
        request.onWaiting('upgrade');
        return;
      }
      expired = true;
      reject(new StorageUnavailable(messages.openTimedOut));
    }, openTimeoutMs);
  });
  const stopWaiting = () => {
    timers.clearTimeout(asking);
    timers.clearTimeout(timer);
  };
  const onWaiting = (cause: WaitingCause) => {
    if (expired) return;
    stopWaiting();
    request.onWaiting(cause);
  };
  const opened = requestDatabase({ ...request, onUpgrade: stopWaiting, onWaiting }).then((database) => {
    if (expired) database.close();
    return database;
  });
  try {
    return await Promise.race([opened, tooLate]);
  } finally {
    stopWaiting();
  }
}

/**
 * Opens the owner's database and migrates its layout step by step from any earlier release; if a step fails, nothing
 * changes. Closes the database for a newer release that wants to change the layout. Rejects with `StorageUnavailable`
 * if the browser refuses or has not answered after five seconds. `onWaiting` is called when it waits without a limit.
 */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  timers: Timers,
  onLost: () => void,
  layout = databaseLayout,
  onWaiting: (cause: WaitingCause) => void = () => undefined,
): Promise<IDBPDatabase> {
  const request = { factory, name, onLost, layout, onWaiting, onUpgrade: () => undefined };
  try {
    return await openInTime(timers, { ...request, steps: null });
  } catch (error) {
    if (!(error instanceof StepsNeeded)) throw error;
    const steps = await layout.loadSteps().catch(() => null);
    if (!steps) throw new StorageUnavailable(messages.upgradeNotLoaded);
    return openInTime(timers, { ...request, steps });
  }
}
