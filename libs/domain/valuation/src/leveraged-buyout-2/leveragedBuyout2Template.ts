import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const leveragedBuyout2Template: ModelTemplate = {
  id: 'leveraged-buyout',
  version: 2,
  hash: 'sha256-8fbe8be9832ec4670d587fe742e1dac802c9e7fde2bcd23a95dbbc1e7034324e',
};
