import { expose, type Endpoint } from 'comlink';
import type { TaskHandlers } from '../tasks/TaskHandlers.js';
import { createTaskServer, type TaskServerDependencies } from './createTaskServer.js';

/** Makes a worker serve these tasks. The worker's entry file calls it once: `serveTasks({ benchmark })`. */
export function serveTasks(
  handlers: TaskHandlers,
  scope: Endpoint = globalThis as unknown as Endpoint,
  dependencies?: TaskServerDependencies,
): void {
  expose(createTaskServer(handlers, dependencies), scope);
}
