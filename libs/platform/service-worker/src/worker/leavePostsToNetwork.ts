import type { InstallingEvent } from './WorkerScope.js';

/**
 * Makes every POST bypass the worker, which handles none. Through a worker, a report is lost
 * if its page closes before the worker has handled it, and a page sends its last reports as it closes.
 * Browsers without static routes still query the worker.
 */
export function leavePostsToNetwork(event: InstallingEvent): void {
  if (event.addRoutes)
    event.waitUntil(event.addRoutes({ condition: { requestMethod: 'POST' }, source: 'network' }));
}
