import type { Device } from '../device/Device.js';
import { exampleWorker } from './exampleWorker.js';

/** A phone on which everything is ready, except for the given changes. */
export const createFakeDevice = (changes: Partial<Device> = {}): Device => ({
  isStandalone: () => true,
  hasCoarsePointer: () => true,
  readNotifications: () => Promise.resolve({ ok: true, value: 'granted' }),
  askForNotifications: () => Promise.resolve({ ok: true, value: 'granted' }),
  readPeriodicSync: () => Promise.resolve({ ok: true, value: { permission: 'granted', isRegistered: true } }),
  registerPeriodicSync: () => Promise.resolve({ ok: true, value: null }),
  readWorkerState: () => Promise.resolve({ ok: true, value: exampleWorker }),
  findSmallTargets: () => [],
  ...changes,
});
