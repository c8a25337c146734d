import { basisOf } from '../company-defaults/basisOf.js';
import { companyDerivedDefaults } from '../company-defaults/companyDerivedDefaults.js';
import { companyQuestions } from '../company-defaults/companyQuestions.js';
import { scenariosOfInputs } from '../company-defaults/companyScenarios.js';
import { companyHistory } from '../company-defaults/companyHistory.js';
import { filedBehind } from '../company-defaults/reportedHistory.js';
import { freeCashFlowAnswers } from '../free-cash-flow-to-firm/freeCashFlowAnswers.js';
import { modelHistory } from '../history/modelHistory.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { withPastYears } from '../templates/withPastYears.js';
import { freeCashFlowToFirm2Model } from './freeCashFlowToFirm2Model.js';
import { driverInputs2, freeCashFlowToFirm2Template } from './freeCashFlowToFirm2Template.js';

/** Models saved with version 2: trailing twelve months, dates, and a past that the model computes itself. */
export const freeCashFlowToFirm2Method: ModelMethod = {
  template: freeCashFlowToFirm2Template,
  driverInputs: driverInputs2,
  model: withPastYears(freeCashFlowToFirm2Model, companyHistory),
  reportedInputs: (fundamentals) => companyHistory(fundamentals).reported,
  filedBehind,
  history: (fundamentals, evaluator) => modelHistory(companyHistory(fundamentals).historicalYears, evaluator),
  basePeriod: (fundamentals) => {
    const basis = basisOf({ fundamentals, quote: null });
    return basis.ok ? basis.value.base : null;
  },
  derivedDefaults: companyDerivedDefaults,
  pastLines: {
    revenue_growth: 'growth_of_revenue',
    operating_margin: 'margin_of_revenue',
    tax_rate: 'tax_share',
    sales_to_capital: 'reinvestment_turnover',
    working_capital_rate: 'working_capital_share',
    depreciation_rate: 'depreciation_share',
  },
  questions: (derivation) => {
    const basis = basisOf({ fundamentals: derivation.fundamentals, quote: derivation.price });
    return basis.ok ? companyQuestions(basis.value, derivation) : [];
  },
  scenarios: ({ fundamentals, base, years, inputs }) => {
    const { historicalYears } = companyHistory(fundamentals);
    const proposed = scenariosOfInputs({ historicalYears, base, years }, inputs);
    return proposed.ok ? proposed.value : [];
  },
  answers: { ...freeCashFlowAnswers, rateOfAllYears: { terminal_wacc_method: 'same' } },
};
