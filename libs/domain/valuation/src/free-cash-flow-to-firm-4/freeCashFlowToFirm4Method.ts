import { companyHistory } from '../company-defaults/companyHistory.js';
import { freeCashFlowToFirm3Method } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Method.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { withPastYears } from '../templates/withPastYears.js';
import { freeCashFlowToFirm4Model } from './freeCashFlowToFirm4Model.js';
import { freeCashFlowToFirm4Template } from './freeCashFlowToFirm4Template.js';

/** Models saved with version 4, which has fading returns, convertible debt and minorities by their income beside all of version 3. */
export const freeCashFlowToFirm4Method: ModelMethod = {
  ...freeCashFlowToFirm3Method,
  template: freeCashFlowToFirm4Template,
  model: withPastYears(freeCashFlowToFirm4Model, companyHistory),
};
