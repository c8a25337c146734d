import { addUnits } from './addUnits.js';
import { roundedShare } from './roundedShare.js';
import { subtractUnits } from './subtractUnits.js';
import type { Units } from './Units.js';

/**
 * Splits `whole` in proportion to `weights`, in multiples of `step`; the parts add up to the whole. Each sum of the first
 * parts is the rounded share of the first weights, so that no part is off by more than a step. Weights are not negative
 * and at least one is positive.
 */
export function shareOut(whole: Units, weights: readonly Units[], step: Units = 1): readonly Units[] {
  const total = weights.reduce(addUnits, 0);
  let weight: Units = 0;
  let given: Units = 0;
  return weights.map((own) => {
    weight = addUnits(weight, own);
    const upTo = weight === total ? whole : roundedShare(whole, weight, total, step);
    const part = subtractUnits(upTo, given);
    given = upTo;
    return part;
  });
}
