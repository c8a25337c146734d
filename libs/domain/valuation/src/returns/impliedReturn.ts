import { findRoot } from '@finance-analyst/finance-math';
import type { Evaluator } from '@finance-analyst/model-engine';
import { whyNotComparable } from '../headline/upsideOf.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { noRate, type DiscountedAnswers } from '../templates/AnswerNames.js';

/** The search range of the annual return. */
export const lowestImpliedReturn = -0.5;
export const highestImpliedReturn = 1;

/** The return that the price implies, beside the rate of the model, or why there is none. */
export type ImpliedReturn =
  | {
      readonly ok: true;
      /** Annual, a fraction. */
      readonly value: number;
      /** Less the model's own rate, a fraction. */
      readonly spread: number;
    }
  | { readonly ok: false; readonly reason: string };

/** A tenth of a basis point, over which the value must fall with the rate. */
const smallRate = 1e-5;

/**
 * The rate that discounts, the same in all years and all else equal, at which value per share equals the price: the
 * internal rate of return on the firm, or its equity, bought at the price.
 */
export const impliedReturn = memoizeByValuation(({ body, evaluator, method: { answers } }): ImpliedReturn => {
  const why = whyNotComparable(body);
  if (why !== null || !body.priceSnapshot) return { ok: false, reason: why ?? '' };
  if (answers.rate === null) return { ok: false, reason: noRate };
  const rate = evaluator.read(answers.rate);
  if (!rate.ok) return rate;
  const { price } = body.priceSnapshot;
  const valueAt = valueByRate(evaluator, answers);
  const found = findRoot((rate) => valueAt(rate) - price, {
    low: lowestImpliedReturn,
    high: highestImpliedReturn,
  });
  if (!found.ok) {
    const value = evaluator.read('value_per_share');
    return value.ok ? { ok: false, reason: noneInRange(answers.rateName) } : value;
  }
  // A value that rises with the rate belongs to flows that cost money: their rate is what they cost, not what they earn.
  if (!(valueAt(found.root + smallRate) < valueAt(found.root)))
    return {
      ok: false,
      reason: `The value rises with the ${answers.rateName}, so the price implies no return.`,
    };
  return { ok: true, value: found.root, spread: found.root - rate.value };
});

/** Value per share at one rate for all years; NaN where there is none. */
function valueByRate(
  evaluator: Evaluator,
  { givenRate, rateOfAllYears }: DiscountedAnswers,
): (rate: number) => number {
  const trial = evaluator.fork();
  for (const [input, choice] of Object.entries({ ...givenRate.choices, ...rateOfAllYears }))
    trial.set(input, choice);
  return (rate) => {
    trial.set(givenRate.input, rate);
    return trial.number('value_per_share');
  };
}

const noneInRange = (rateName: string): string =>
  `No ${rateName} from \u2212${String(-lowestImpliedReturn * 100)}% to ${String(highestImpliedReturn * 100)}% matches this price.`;
