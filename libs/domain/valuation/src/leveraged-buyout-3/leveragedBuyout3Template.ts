import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 3 of the template. A change of the source gives it a new version and hash. */
export const leveragedBuyout3Template: ModelTemplate = {
  id: 'leveraged-buyout',
  version: 3,
  hash: 'sha256-07d033ecda7792e6772dfa4762ae84e0526d70ccc9dbb2c150d2378b64be4d22',
};
