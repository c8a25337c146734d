export { WorkbenchScreen } from './workbench/WorkbenchScreen.js';
export type { WorkbenchScreenProps } from './workbench/WorkbenchScreenProps.js';
export { valueOfModel } from './model/valueOfModel.js';
