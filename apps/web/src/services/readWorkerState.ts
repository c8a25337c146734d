import type { Result } from '@finance-analyst/foundation';
import { readCacheState, readWorkerState as askWorker } from '@finance-analyst/service-worker';
import type { ReadWorkerState, WorkerState } from '@finance-analyst/quality-screens';

interface WorkerDependencies {
  readonly container: ServiceWorkerContainer | undefined;
  /** Undefined in an insecure context. */
  readonly caches: CacheStorage | undefined;
}

/** The service worker's state, with the contents of its caches. */
export const readWorkerState =
  ({ container, caches }: WorkerDependencies): ReadWorkerState =>
  async (): Promise<Result<WorkerState | null>> => {
    const [worker, kept] = await Promise.all([askWorker(container), readCacheState(caches)]);
    if (!worker.ok) return worker;
    if (!worker.value) return { ok: true, value: null };
    if (!kept.ok) return kept;
    const { isControlling, isUpdateWaiting, version } = worker.value;
    return { ok: true, value: { inControl: isControlling, isUpdateWaiting, version, caches: kept.value } };
  };
