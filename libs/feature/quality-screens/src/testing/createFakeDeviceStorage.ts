import { createDeviceStorage, type DeviceStorage } from '@finance-analyst/session';

/** Storage of 3 MiB in 1 GiB that is protected, agrees to be, or denies it. */
export function createFakeDeviceStorage({
  isProtected = true,
  agrees = true,
}: { readonly isProtected?: boolean; readonly agrees?: boolean } = {}): DeviceStorage {
  let isPersisted = isProtected;
  return createDeviceStorage({
    estimate: () => Promise.resolve({ usage: 3_145_728, quota: 1_073_741_824 }),
    persisted: () => Promise.resolve(isPersisted),
    persist: () => Promise.resolve((isPersisted = agrees)),
  });
}
