import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 3 of the template. A change of the source gives it a new version and hash. */
export const freeCashFlowToFirm3Template: ModelTemplate = {
  id: 'free-cash-flow-to-firm',
  version: 3,
  hash: 'sha256-4e9d1cb21c82faa82bbec1ac862c9954818e1682b318220abef64ddaee77f5c1',
};
