import type { DeviceStorage, DeviceStorageState, Protection, StorageOfBrowser } from './DeviceStorage.js';

/** Reads the browser's storage and requests protection; missing support or a denial is a state, never an exception. */
export function createDeviceStorage(browser: StorageOfBrowser | undefined): DeviceStorage {
  const listeners = new Set<() => void>();
  let state: DeviceStorageState | null = null;
  let isDenied = false;

  const protectionOf = (isPersisted: boolean | undefined): Protection => {
    if (isPersisted === true) return 'protected';
    if (isDenied) return 'denied';
    return isPersisted === undefined ? 'unknown' : 'not-asked';
  };
  const read = async () => {
    const [estimate, persisted] = await Promise.allSettled([
      (async () => browser?.estimate?.())(),
      (async () => browser?.persisted?.())(),
    ]);
    const amounts = estimate.status === 'fulfilled' ? estimate.value : undefined;
    state = {
      usedBytes: amounts?.usage ?? null,
      quotaBytes: amounts?.quota ?? null,
      protection: protectionOf(persisted.status === 'fulfilled' ? persisted.value : undefined),
    };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    async keep() {
      const answer = await Promise.resolve()
        .then(() => browser?.persist?.())
        .catch(() => false);
      isDenied = answer === false;
      await read();
      return answer === true;
    },
  };
}
