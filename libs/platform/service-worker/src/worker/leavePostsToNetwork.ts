import type { InstallingEvent } from './WorkerScope.js';

/**
 * Has the browser send every POST past the worker, which answers none. On its way through a worker a report is lost
 * when its page is gone before the worker has had a look at it, and the last reports of a page are sent as it is left.
 * A browser that has no static routes asks the worker all the same.
 */
export function leavePostsToNetwork(event: InstallingEvent): void {
  if (event.addRoutes)
    event.waitUntil(event.addRoutes({ condition: { requestMethod: 'POST' }, source: 'network' }));
}
