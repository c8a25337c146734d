import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';

/** A cost of equity as one number: that of the model, or one beside it in a range. */
export const costOfEquityInputs = (costOfEquity: number): readonly Assumption[] => [
  statedAssumption('cost_of_equity_method', 'given', 'The rate of the model'),
  statedAssumption(
    'given_cost_of_equity',
    costOfEquity,
    'Cost of equity of the model, built up from its components',
  ),
];
