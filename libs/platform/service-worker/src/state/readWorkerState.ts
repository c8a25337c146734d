import type { Result } from '@finance-analyst/foundation';
import { readCacheState } from './readCacheState.js';
import { readRegisteredWorker } from './readRegisteredWorker.js';
import type { WorkerState } from './WorkerState.js';

export interface WorkerStateDependencies {
  /** Undefined where the browser has no service workers. */
  readonly container: ServiceWorkerContainer | undefined;
  /** Undefined in an insecure context. */
  readonly caches: CacheStorage | undefined;
}

/** The service worker's state, with the contents of its caches. */
export async function readWorkerState({
  container,
  caches,
}: WorkerStateDependencies): Promise<Result<WorkerState | null>> {
  const [worker, cached] = await Promise.all([readRegisteredWorker(container), readCacheState(caches)]);
  if (!worker.ok) return worker;
  if (!worker.value) return { ok: true, value: null };
  if (!cached.ok) return cached;
  const { isControlling, isUpdateWaiting, version } = worker.value;
  return { ok: true, value: { isControlling, isUpdateWaiting, version, caches: cached.value } };
}
