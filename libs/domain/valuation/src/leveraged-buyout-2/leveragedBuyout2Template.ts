import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const leveragedBuyout2Template: ModelTemplate = {
  id: 'leveraged-buyout',
  version: 2,
  hash: 'sha256-2621d4ba29369c7982f3195526223ea466bb551a7000ddccf42ecd38f92f9529',
};
