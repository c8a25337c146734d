import { excessReturnBasis } from '../excess-return-defaults/excessReturnBasis.js';
import { excessReturnDerivedDefaults } from '../excess-return-defaults/excessReturnDerivedDefaults.js';
import { excessReturnQuestions } from '../excess-return-defaults/excessReturnQuestions.js';
import { excessReturnScenarios } from '../excess-return-defaults/excessReturnScenarios.js';
import { modelHistory } from '../history/modelHistory.js';
import { impliedReturnOnEquity } from '../reverse-dcf/impliedReturnOnEquity.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { withPastYears } from '../templates/withPastYears.js';
import { excessReturn2Model } from './excessReturn2Model.js';
import { excessReturn2Template, excessReturnDrivers } from './excessReturn2Template.js';
import { excessReturnHistory, filedBehindEquity } from './excessReturnHistory.js';

/** Models of banks and insurers: equity and what it earns above its cost, with a past and dates. */
export const excessReturn2Method: ModelMethod = {
  template: excessReturn2Template,
  driverInputs: excessReturnDrivers,
  model: withPastYears(excessReturn2Model, excessReturnHistory),
  reportedInputs: (fundamentals) => excessReturnHistory(fundamentals).reported,
  filedBehind: filedBehindEquity,
  history: (fundamentals, evaluator) =>
    modelHistory(excessReturnHistory(fundamentals).historicalYears, evaluator),
  basePeriod: (fundamentals) => {
    const basis = excessReturnBasis({ fundamentals, quote: null });
    return basis.ok ? basis.value.base : null;
  },
  derivedDefaults: excessReturnDerivedDefaults,
  pastLines: {
    asset_growth: 'growth_of_assets',
    capital_ratio: 'share_of_equity',
    return_on_equity: 'return_on_opening_equity',
  },
  questions: excessReturnQuestions,
  scenarios: excessReturnScenarios,
  answers: {
    rate: 'cost_of_equity',
    rateName: 'cost of equity',
    givenRate: {
      input: 'given_cost_of_equity',
      choices: { cost_of_equity_method: 'given' },
      components: [],
    },
    rateOfAllYears: {},
    terminalAssumptions: [
      {
        input: 'persistence',
        step: 0.1,
        limits: { lowest: 0, highest: 1 },
        stepIsRange:
          'One step of the sensitivity. Companies do not report how fast their excess returns fade; the default is an average of many',
      },
    ],
    presentValue: 'present_value_of_excess_returns',
    carriedForward: 'carried_forward',
    impliedByPrice: impliedReturnOnEquity,
    impliedInput: () => 'return_on_equity',
  },
};
