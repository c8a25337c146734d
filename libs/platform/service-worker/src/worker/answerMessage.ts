import { isMessageToWorker, type VersionMessage } from '../workerMessages.js';
import { forgetAccount } from './forgetAccount.js';
import type { MessagingEvent, WorkerScope } from './WorkerScope.js';

/** Handles a page's messages; all others are ignored. */
export function answerMessage(
  event: Pick<MessagingEvent, 'data' | 'ports' | 'waitUntil'>,
  scope: Pick<WorkerScope, 'skipWaiting' | 'caches'>,
  { release, apiBase }: { readonly release: VersionMessage; readonly apiBase: string },
): void {
  const { data, ports } = event;
  if (!isMessageToWorker(data)) return;
  if (data.type === 'skip-waiting') event.waitUntil(scope.skipWaiting());
  if (data.type === 'forget-account') event.waitUntil(forgetAccount(scope.caches, apiBase));
  if (data.type === 'get-version') ports[0]?.postMessage(release);
}
