import { tellPages } from '../worker/tellPages.js';
import type { PeriodicSyncEvent, WorkerScope } from '../worker/WorkerScope.js';
import { periodicSyncTag } from './periodicSyncTag.js';
import { refreshKeptAnswers, type RefreshDependencies } from './refreshKeptAnswers.js';

/** Refreshes cached financial data when the browser wakes the worker with that tag. */
export function answerPeriodicSync(
  event: Pick<PeriodicSyncEvent, 'tag' | 'waitUntil'>,
  scope: Pick<WorkerScope, 'caches' | 'clients' | 'fetch'>,
  dependencies: Pick<RefreshDependencies, 'apiBase' | 'now' | 'wait'>,
): void {
  if (event.tag !== periodicSyncTag) return;
  const fetch = (request: Request) => scope.fetch(request);
  const onRevalidated = (url: string) => {
    event.waitUntil(tellPages(scope, { type: 'revalidated', url }));
  };
  event.waitUntil(refreshKeptAnswers({ ...dependencies, caches: scope.caches, fetch, onRevalidated }));
}
