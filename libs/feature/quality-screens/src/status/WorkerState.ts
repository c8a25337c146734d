import type { Result } from '@finance-analyst/foundation';
import type { CacheState } from '@finance-analyst/service-worker';

/** The service worker and what it keeps on this device. */
export interface WorkerState {
  readonly inControl: boolean;
  readonly isUpdateWaiting: boolean;
  /** Null where the worker does not tell. */
  readonly version: string | null;
  readonly caches: readonly CacheState[];
}

/** Whether the product's files came onto this device, or why not; null while that is under way. */
export type WorkerInstallation = Result<null> | null;

/** Why the worker is not registered or not installed; null where it is, or it is not known yet. */
export const problemOf = (installation: WorkerInstallation): string | null =>
  installation && !installation.ok ? installation.reason : null;

/** Reads the worker's state; the value is null where no worker is registered. */
export type ReadWorkerState = () => Promise<Result<WorkerState | null>>;
