import type { InputValues } from '@finance-analyst/model-engine';
import { numberIn } from '../derived-defaults/numberIn.js';

/** Minority interest as the model counts it, by its income where the analyst chooses so, which not every template can. */
export function minorityClaim(inputs: InputValues): number {
  const byIncome =
    inputs['minority_method'] === 'multiple'
      ? numberIn(inputs, 'minority_income') * numberIn(inputs, 'minority_multiple')
      : 0;
  return byIncome > 0 ? byIncome : numberIn(inputs, 'minority_interest');
}
