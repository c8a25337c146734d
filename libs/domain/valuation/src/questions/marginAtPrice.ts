import { findRoot } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';

/**
 * The final margin, a fraction from 0 to 1, at which value per share equals `price`, where `path` gives the margins of
 * the years on the way to it. Changes the evaluator.
 */
export function marginAtPrice(
  evaluator: Evaluator,
  price: number,
  path: (target: number) => readonly number[],
): Result<number> {
  const valueLessPrice = (target: number): number => {
    path(target).forEach((margin, index) => {
      evaluator.set('operating_margin', margin, index + 1);
    });
    return evaluator.number('value_per_share') - price;
  };
  const found = findRoot(valueLessPrice, { low: 0, high: 1, steps: 20 });
  return found.ok
    ? { ok: true, value: found.root }
    : { ok: false, reason: 'No final-year operating margin from 0% to 100% matches this price.' };
}
