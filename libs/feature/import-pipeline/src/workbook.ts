export { workbookTasks, type WorkbookTasks } from './worker/workbookTasks.js';
