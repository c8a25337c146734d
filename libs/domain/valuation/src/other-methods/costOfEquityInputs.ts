import type { Assumption } from '../default-assumptions/Assumption.js';
import { fromModel } from './fromModel.js';

/** A cost of equity as one number: that of the model, or one beside it in a range. */
export const costOfEquityInputs = (costOfEquity: number): readonly Assumption[] => [
  fromModel('cost_of_equity_method', 'given', 'The rate of the model'),
  fromModel(
    'given_cost_of_equity',
    costOfEquity,
    'Cost of equity of the model, built up from its components',
  ),
];
