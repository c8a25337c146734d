import type { SmallTouchTarget } from '@finance-analyst/accessibility';
import type { Outcome } from '../frame/Outcome.js';
import type { ReadWorkerState } from '../status/WorkerState.js';

export interface PeriodicSyncState {
  readonly permission: PermissionState;
  readonly isRegistered: boolean;
}

/** What a browser on a device tells and can be asked for. */
export interface Device {
  /** Whether the product runs as an installed app. */
  isStandalone(): boolean;
  /** Whether a finger is the pointer. */
  hasCoarsePointer(): boolean;
  readNotifications(): Promise<Outcome<NotificationPermission>>;
  askForNotifications(): Promise<Outcome<NotificationPermission>>;
  readPeriodicSync(): Promise<Outcome<PeriodicSyncState>>;
  registerPeriodicSync(): Promise<Outcome<null>>;
  readWorkerState: ReadWorkerState;
  /** Controls on screen that a finger misses easily. */
  findSmallTargets(): readonly SmallTouchTarget[];
}
