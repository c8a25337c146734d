import type { ModelTemplate } from '@finance-analyst/documents';

/** A saved model's reference to version 2 of the template. A change of the source gives it a new version and hash. */
export const leveragedBuyout2Template: ModelTemplate = {
  id: 'leveraged-buyout',
  version: 2,
  hash: 'sha256-5102a690419185556d3e78fd658b6fde5f481b6044a07b06fee4a755e0b60340',
};
