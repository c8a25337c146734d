import type { Assumption } from '../default-assumptions/Assumption.js';
import { fromModel } from './fromModel.js';
import type { OtherMethodBasis } from './otherMethodBasis.js';

/** The cost of equity of the model, as one number. */
export const costOfEquityInputs = ({ at }: OtherMethodBasis): readonly Assumption[] => [
  fromModel('cost_of_equity_method', 'given', 'The rate of the model'),
  fromModel('given_cost_of_equity', at('cost_of_equity'), 'Cost of equity of the model'),
];
