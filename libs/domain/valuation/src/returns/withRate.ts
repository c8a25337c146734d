import type { Valuation } from '../saved-model/Valuation.js';
import { withInputs } from '../saved-model/withInputs.js';

/** A model with one rate for all years, as its price implies it, all else equal. The same model if its method has no rate. */
export function withRate(valuation: Valuation, rate: number): Valuation {
  const { answers } = valuation.method;
  if (answers.rate === null) return valuation;
  const { givenRate, rateOfAllYears } = answers;
  return withInputs(
    valuation,
    { ...givenRate.choices, ...rateOfAllYears, [givenRate.input]: rate },
    'Implied by the price.',
  );
}
