import type { SmallTouchTarget } from '@finance-analyst/accessibility';
import type { Result } from '@finance-analyst/foundation';
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
  readNotifications(): Promise<Result<NotificationPermission>>;
  askForNotifications(): Promise<Result<NotificationPermission>>;
  readPeriodicSync(): Promise<Result<PeriodicSyncState>>;
  registerPeriodicSync(): Promise<Result<null>>;
  readWorkerState: ReadWorkerState;
  /** Controls on screen that a finger misses easily. */
  findSmallTargets(): readonly SmallTouchTarget[];
}
