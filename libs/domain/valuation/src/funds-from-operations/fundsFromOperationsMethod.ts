import { fundsFromOperationsDerivedDefaults } from '../funds-from-operations-defaults/fundsFromOperationsDerivedDefaults.js';
import { fundsFromOperationsQuestions } from '../funds-from-operations-defaults/fundsFromOperationsQuestions.js';
import { propertyBasis } from '../funds-from-operations-defaults/propertyBasis.js';
import { modelHistory } from '../history/modelHistory.js';
import { impliedPropertyYield } from '../reverse-dcf/impliedPropertyYield.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { withPastYears } from '../templates/withPastYears.js';
import { filedBehindFunds, fundsFromOperationsHistory } from './fundsFromOperationsHistory.js';
import { fundsFromOperationsModel } from './fundsFromOperationsModel.js';
import { fundsFromOperationsDrivers, fundsFromOperationsTemplate } from './fundsFromOperationsTemplate.js';

/** Models of property companies: funds from operations, and a value by a multiple of them or by net assets. */
export const fundsFromOperationsMethod: ModelMethod = {
  template: fundsFromOperationsTemplate,
  driverInputs: fundsFromOperationsDrivers,
  model: withPastYears(fundsFromOperationsModel, fundsFromOperationsHistory),
  reportedInputs: (fundamentals) => fundsFromOperationsHistory(fundamentals).reported,
  filedBehind: filedBehindFunds,
  history: (fundamentals, evaluator) =>
    modelHistory(fundsFromOperationsHistory(fundamentals).historicalYears, evaluator),
  basePeriod: (fundamentals) => {
    const basis = propertyBasis({ fundamentals, quote: null });
    return basis.ok ? basis.value.base : null;
  },
  derivedDefaults: fundsFromOperationsDerivedDefaults,
  pastLines: { ffo_growth: 'growth_of_ffo', payout: 'payout_of_ffo' },
  questions: fundsFromOperationsQuestions,
  scenarios: () => [],
  answers: {
    rate: null,
    terminalAssumptions: [],
    values: [
      { method: 'ffoMultiple', line: 'per_share_by_multiple', input: 'ffo_multiple', step: 1 },
      { method: 'netAssets', line: 'net_assets_per_share', input: 'cap_rate', step: 0.005 },
    ],
    impliedByPrice: impliedPropertyYield,
    impliedInput: (evaluator) =>
      evaluator.inputs()['value_by'] === 'net_asset_value' ? 'cap_rate' : 'ffo_multiple',
  },
};
