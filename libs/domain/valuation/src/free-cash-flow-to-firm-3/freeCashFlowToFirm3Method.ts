import { companyHistory } from '../company-defaults/companyHistory.js';
import { freeCashFlowToFirm2Method } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Method.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { withPastYears } from '../templates/withPastYears.js';
import { freeCashFlowToFirm3Model } from './freeCashFlowToFirm3Model.js';
import { freeCashFlowToFirm3Template } from './freeCashFlowToFirm3Template.js';

/** Models saved with version 3, which has the beta of peers and options beside all of version 2. */
export const freeCashFlowToFirm3Method: ModelMethod = {
  ...freeCashFlowToFirm2Method,
  template: freeCashFlowToFirm3Template,
  model: withPastYears(freeCashFlowToFirm3Model, companyHistory),
};
