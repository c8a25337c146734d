/** What loads as one part of the code, since both derive figures of the comparables. */
export { ComparablesPanel } from './ComparablesPanel.js';
export { MethodsPanel } from './MethodsPanel.js';
