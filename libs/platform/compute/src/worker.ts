export { serveTasks } from './serve/serveTasks.js';
export type { TaskContext, TaskHandler, TaskHandlers } from './tasks/TaskHandlers.js';
