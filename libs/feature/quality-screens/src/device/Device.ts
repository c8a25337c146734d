import type { ReadWorkerState } from '@finance-analyst/service-worker';
import type { SmallTouchTarget } from '@finance-analyst/accessibility';
import type { Result } from '@finance-analyst/foundation';

export interface PeriodicSyncState {
  readonly permission: PermissionState;
  readonly isRegistered: boolean;
}

/** What a browser reports about its device, and what can be requested of it. */
export interface Device {
  /** Whether the product runs as an installed app. */
  isStandalone(): boolean;
  /** Whether the pointer is a finger. */
  hasCoarsePointer(): boolean;
  readNotifications(): Promise<Result<NotificationPermission>>;
  askForNotifications(): Promise<Result<NotificationPermission>>;
  readPeriodicSync(): Promise<Result<PeriodicSyncState>>;
  registerPeriodicSync(): Promise<Result<null>>;
  readWorkerState: ReadWorkerState;
  /** Visible controls that are too small to touch reliably. */
  findSmallTargets(): readonly SmallTouchTarget[];
}
