// In one part of the program: neither is of use without the other.
export { completeWorkspace } from '@finance-analyst/workspace';
export { notifyOfDocuments } from './notifyOfDocuments.js';
