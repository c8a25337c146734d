import type { Valuation } from '../saved-model/Valuation.js';
import { withInputs } from '../saved-model/withInputs.js';

/**
 * A model with what its price implies, as its method answers first, in every year of that input and all else equal: its value
 * per share is the price.
 */
export function withImplied(valuation: Valuation, implied: number): Valuation {
  const { evaluator, method } = valuation;
  const input = method.answers.impliedInput(evaluator);
  return withInputs(valuation, { [input]: implied }, 'Implied by the price.');
}
