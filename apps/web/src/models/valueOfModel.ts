// A file of its own, so that the home screen can load the engine without the workbench's screen.
export { valueOfModel } from '@finance-analyst/valuation-screens';
