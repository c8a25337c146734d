import { messages } from './messages.js';
import type { Timers } from '../Timers.js';
import { createDeviceStorage } from './createDeviceStorage.js';
import { databaseNameOf, StorageUnavailable } from './openDatabase.js';
import type { Storage } from './Storage.js';
import { thrownError } from './thrownError.js';

export type StorageKind = 'opening' | 'device' | 'memory';

export interface OwnerStorageDependencies {
  readonly indexedDB: IDBFactory | undefined;
  readonly ownerId: string;
  readonly timers: Timers;
  /**
   * Called when it is known where documents are stored; `reason` says why only in memory, or what is being waited for.
   */
  readonly onKind: (kind: StorageKind, reason: string | null) => void;
}

/**
 * The device's storage, or memory if the browser provides none at the first use. Once the device has answered, it never
 * falls back to memory: errors are reported, so that a document never seems saved when it is not.
 */
export function createOwnerStorage({
  indexedDB,
  ownerId,
  timers,
  onKind,
}: OwnerStorageDependencies): Storage {
  let chosen: Promise<Storage> | null = null;

  const choose = async (): Promise<Storage> => {
    try {
      if (!indexedDB) throw new StorageUnavailable(messages.noDatabase);
      const device = createDeviceStorage(indexedDB, databaseNameOf(ownerId), timers, (cause) => {
        onKind('opening', cause === 'tab' ? messages.waitingForTab : messages.waitingForUpgrade);
      });
      await device.transact('read', async () => undefined);
      onKind('device', null);
      return device;
    } catch (error) {
      const reason = messages.memoryOnly(thrownError(error).message);
      // Few browsers need this code.
      const code = await import('./createMemoryStorage.js').catch((failure: unknown) => {
        onKind('opening', reason);
        throw failure;
      });
      onKind('memory', reason);
      return code.createMemoryStorage();
    }
  };

  const storage = () =>
    (chosen ??= choose().catch((error: unknown) => {
      // The code did not load: the next use tries again.
      chosen = null;
      throw error;
    }));
  return {
    transact: async (mode, work) => (await storage()).transact(mode, work),
    close() {
      void chosen?.then(
        (opened) => {
          opened.close();
        },
        () => undefined,
      );
    },
  };
}
