import type { MessageToPages } from '../workerMessages.js';
import type { WorkerScope } from './WorkerScope.js';

/** Tells every open page. */
export async function tellPages(
  { clients }: Pick<WorkerScope, 'clients'>,
  message: MessageToPages,
): Promise<void> {
  for (const client of await clients.matchAll()) client.postMessage(message);
}
