import { basisOf } from '../company-defaults/basisOf.js';
import { companyDerivedDefaults } from '../company-defaults/companyDerivedDefaults.js';
import { companyHistory } from '../company-defaults/companyHistory.js';
import { modelHistory } from '../history/modelHistory.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { freeCashFlowToFirm2Model } from './freeCashFlowToFirm2Model.js';
import { driverInputs2, freeCashFlowToFirm2Template } from './freeCashFlowToFirm2Template.js';

/** Models saved with version 2: trailing twelve months, dates, and a past that the model computes itself. */
export const freeCashFlowToFirm2Method: ModelMethod = {
  template: freeCashFlowToFirm2Template,
  driverInputs: driverInputs2,
  model: (years, fundamentals) =>
    freeCashFlowToFirm2Model(years, Math.max(companyHistory(fundamentals).historicalYears.length, 1)),
  reportedInputs: (fundamentals) => companyHistory(fundamentals).reported,
  history: (fundamentals, evaluator) => modelHistory(companyHistory(fundamentals).historicalYears, evaluator),
  basePeriod: (fundamentals) => {
    const basis = basisOf({ fundamentals, quote: null });
    return basis.ok ? basis.value.base : null;
  },
  derivedDefaults: companyDerivedDefaults,
};
