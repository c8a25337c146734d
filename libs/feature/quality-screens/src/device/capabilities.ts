import type { Result } from '@finance-analyst/foundation';
import type { WorkerState } from '@finance-analyst/service-worker';
import type { DeviceStorageState, Protection } from '@finance-analyst/session';
import type { PeriodicSyncState } from './Device.js';
import { filesKept } from './filesKept.js';
import type { messages } from './messages.js';

/** The readings of a device; null while loading. */
export interface DeviceReadings {
  readonly isStandalone: boolean;
  readonly storage: DeviceStorageState | null;
  readonly worker: Result<WorkerState | null> | null;
  readonly notifications: Result<NotificationPermission> | null;
  readonly periodicSync: Result<PeriodicSyncState> | null;
}

export type CapabilityId = keyof typeof messages.capabilities;

/** `open`: offered, but not requested or not ready yet. */
export type CapabilityState = 'ready' | 'open' | 'denied' | 'not-offered';

/** A browser capability the product can use on a device. */
export interface Capability {
  readonly id: CapabilityId;
  /** Null while loading. */
  readonly state: CapabilityState | null;
}

export const opensOffline = (worker: WorkerState | null): boolean =>
  worker !== null && worker.isControlling && filesKept(worker) > 0;

const protectionStates: Readonly<Record<Protection, CapabilityState>> = {
  protected: 'ready',
  'not-asked': 'open',
  denied: 'denied',
  unknown: 'not-offered',
};

const permissionStates: Readonly<Record<NotificationPermission, CapabilityState>> = {
  granted: 'ready',
  denied: 'denied',
  default: 'open',
};

/** Browsers offer background refresh only to installed products: in a tab they deny it without asking. */
export const periodicSyncState = (
  sync: Result<PeriodicSyncState>,
  isStandalone: boolean,
): CapabilityState => {
  if (!sync.ok) return 'not-offered';
  if (sync.value.isRegistered) return 'ready';
  if (sync.value.permission !== 'denied') return 'open';
  return isStandalone ? 'denied' : 'not-offered';
};

/** This browser's capabilities and their states. */
export const capabilitiesOf = ({
  isStandalone,
  storage,
  worker,
  notifications,
  periodicSync,
}: DeviceReadings): readonly Capability[] => [
  { id: 'installation', state: isStandalone ? 'ready' : 'open' },
  { id: 'storage', state: storage && protectionStates[storage.protection] },
  {
    id: 'offline',
    state: worker && (!worker.ok ? 'not-offered' : opensOffline(worker.value) ? 'ready' : 'open'),
  },
  {
    id: 'notifications',
    state: notifications && (notifications.ok ? permissionStates[notifications.value] : 'not-offered'),
  },
  { id: 'periodicSync', state: periodicSync && periodicSyncState(periodicSync, isStandalone) },
];

/** How many offered capabilities are ready, and how many are not offered; null until all are read. */
export function countReady(
  capabilities: readonly Capability[],
): { readonly ready: number; readonly offered: number; readonly notOffered: number } | null {
  const states = capabilities.map(({ state }) => state);
  if (states.includes(null)) return null;
  const notOffered = states.filter((state) => state === 'not-offered').length;
  return {
    ready: states.filter((state) => state === 'ready').length,
    offered: states.length - notOffered,
    notOffered,
  };
}
