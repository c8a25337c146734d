import type { Result } from '@finance-analyst/foundation';
import type { CacheState } from '@finance-analyst/service-worker';

/** The service worker and its caches on this device. */
export interface WorkerState {
  readonly inControl: boolean;
  readonly isUpdateWaiting: boolean;
  /** Null if the worker does not report it. */
  readonly version: string | null;
  readonly caches: readonly CacheState[];
}

/** Whether the product's files were stored on this device, or why not; null while in progress. */
export type WorkerInstallation = Result<null> | null;

/** Why the worker is not registered or installed; null if it is, or is not known yet. */
export const problemOf = (installation: WorkerInstallation): string | null =>
  installation && !installation.ok ? installation.reason : null;

/** Reads the worker's state; the value is null if no worker is registered. */
export type ReadWorkerState = () => Promise<Result<WorkerState | null>>;
