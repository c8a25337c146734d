import { companyHistory } from '../company-defaults/companyHistory.js';
import { leveragedBuyout2Method } from '../leveraged-buyout-2/leveragedBuyout2Method.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { withPastYears } from '../templates/withPastYears.js';
import { leveragedBuyout3Model } from './leveragedBuyout3Model.js';
import { leveragedBuyout3Template } from './leveragedBuyout3Template.js';

/** Leveraged buyouts as in version 2, with an interest cover only of periods that the new debt finances in full. */
export const leveragedBuyout3Method: ModelMethod = {
  ...leveragedBuyout2Method,
  template: leveragedBuyout3Template,
  model: withPastYears(leveragedBuyout3Model, companyHistory),
};
