import type { RevalidatedMessage } from '../workerMessages.js';
import type { WorkerScope } from './WorkerScope.js';

/** Tells every open page that the server's answer at an address differs from the one it was given. */
export async function tellPages({ clients }: Pick<WorkerScope, 'clients'>, url: string): Promise<void> {
  const message: RevalidatedMessage = { type: 'revalidated', url };
  for (const client of await clients.matchAll()) client.postMessage(message);
}
