import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const leveragedBuyout2Template: ModelTemplate = {
  id: 'leveraged-buyout',
  version: 2,
  hash: 'sha256-50df60a3671cc7404506c77a5ee2add6b27f52308cf4160018e0614ae29e4d4e',
};
