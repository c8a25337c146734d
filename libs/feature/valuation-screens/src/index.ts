export type { MemoTasks, MemoWorkers } from './memo/MemoWorkers.js';
export { WorkbenchScreen } from './workbench/WorkbenchScreen.js';
export type { WorkbenchScreenProps } from './workbench/WorkbenchScreenProps.js';
