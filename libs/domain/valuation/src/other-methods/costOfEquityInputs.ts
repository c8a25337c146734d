import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { RateOfMethod } from './OtherMethod.js';

/** A cost of equity as one number: that of the model, or one beside it in a range. */
export const costOfEquityInputs = ({ value, reason }: RateOfMethod): readonly Assumption[] => [
  statedAssumption('cost_of_equity_method', 'given', 'The rate of the model, or a step from it'),
  statedAssumption('given_cost_of_equity', value, reason),
];
