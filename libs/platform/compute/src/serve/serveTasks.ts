import { expose, type Endpoint } from 'comlink';
import type { TaskHandlers } from '../tasks/TaskHandlers.js';
import { createTaskServer, type TaskServerEdges } from './createTaskServer.js';

/** Makes a worker serve these tasks. The worker's entry file calls it once: `serveTasks({ benchmark })`. */
export function serveTasks(
  handlers: TaskHandlers,
  scope: Endpoint = globalThis as unknown as Endpoint,
  edges?: TaskServerEdges,
): void {
  expose(createTaskServer(handlers, edges), scope);
}
