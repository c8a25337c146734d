// A file of its own, so that the strip is loaded when there is a test.
export { TaskStrip as LoadedTaskStrip } from '@finance-analyst/quality-screens';
