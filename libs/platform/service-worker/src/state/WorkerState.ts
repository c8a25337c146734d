import type { Result } from '@finance-analyst/foundation';
import type { CacheState } from './readCacheState.js';

/** The service worker and its caches on this device. */
export interface WorkerState {
  /** Whether it answers this page's requests. */
  readonly isControlling: boolean;
  /** A newer release is installed and waits for the person's consent. */
  readonly isUpdateWaiting: boolean;
  /** Its release; null if not reported. */
  readonly version: string | null;
  readonly caches: readonly CacheState[];
}

/** Reads the worker's state; the value is null if no worker is registered. Never rejects. */
export type ReadWorkerState = () => Promise<Result<WorkerState | null>>;
