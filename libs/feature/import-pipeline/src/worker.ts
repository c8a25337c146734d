export { importTasks, type ImportTasks } from './worker/importTasks.js';
export { workbookTasks, type WorkbookTasks } from './worker/workbookTasks.js';
