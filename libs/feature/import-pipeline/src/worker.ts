export { importTasks, type ImportTasks } from './worker/importTasks.js';
