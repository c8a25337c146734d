export { WorkbenchScreen, type WorkbenchScreenProps } from './workbench/WorkbenchScreen.js';
export { valueOfModel } from './model/valueOfModel.js';
