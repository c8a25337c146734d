export type { EditPortfolio, ImportDependencies } from './ImportDependencies.js';
export { applyImport } from './plan/applyImport.js';
export { noChoices, type ImportChoices } from './plan/ImportChoices.js';
export type { ImportPlan } from './plan/ImportPlan.js';
export type { ImportRequest } from './plan/ImportRequest.js';
export { planImport } from './plan/planImport.js';
export { refusedFile } from './plan/refusedFile.js';
export type { ImportTasks } from './worker/importTasks.js';
export type { ImportWorkers } from './worker/ImportWorkers.js';
