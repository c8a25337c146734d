import { withYears } from '@finance-analyst/model-engine';
import { derivedDefaults } from '../derived-defaults/derivedDefaults.js';
import { historicalYears } from '../history/historicalYears.js';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { freeCashFlowAnswers } from './freeCashFlowAnswers.js';
import { driverInputs, freeCashFlowToFirmModel } from './freeCashFlowToFirmModel.js';
import { freeCashFlowToFirmTemplate } from './freeCashFlowToFirmTemplate.js';

/** Models saved with version 1: fiscal years, their past computed beside the model. */
export const freeCashFlowToFirmMethod: ModelMethod = {
  template: freeCashFlowToFirmTemplate,
  driverInputs,
  model: (years, { annual }) => {
    const model = freeCashFlowToFirmModel(years);
    const base = annual.at(-1);
    return base ? withYears(model, base.fiscalYear + 1) : model;
  },
  reportedInputs: () => ({}),
  filedBehind: () => [],
  history: historicalYears,
  basePeriod: (fundamentals) => {
    const suitability = freeCashFlowSuitability(fundamentals);
    return suitability.ok ? suitability.value : null;
  },
  derivedDefaults,
  pastLines: {},
  questions: () => [],
  scenarios: () => [],
  answers: freeCashFlowAnswers,
};
