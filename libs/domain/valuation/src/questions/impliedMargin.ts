import type { Result } from '@finance-analyst/foundation';
import { rowIdOfPeriod } from '@finance-analyst/documents';
import { basisOf } from '../company-defaults/basisOf.js';
import { marginPath } from '../company-defaults/companyMargin.js';
import { straightTo } from '../company-defaults/straightTo.js';
import { whyNotComparable } from '../headline/upsideOf.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { marginAtPrice } from './marginAtPrice.js';

/** The operating margin of the base period, from which a straight line leads to the final year; 0 if it is not known. */
export function startingMargin({ fundamentals }: Pick<Valuation, 'fundamentals'>): number {
  const basis = basisOf({ fundamentals, quote: null });
  return (basis.ok && marginPath(basis.value)?.start.value) || 0;
}

/** The margins of the forecast in a straight line from that of the base period to `target` in the final year. */
const pathTo = (valuation: Valuation, target: number): readonly number[] =>
  straightTo(startingMargin(valuation), target, valuation.body.years);

/** The values of the margin's rows, by their ids, that a margin entered for the final year gives. */
export const marginPathTo = (valuation: Valuation, target: number): ReadonlyMap<string, number> =>
  new Map(
    pathTo(valuation, target).map((margin, index) => [
      rowIdOfPeriod(valuation.body, 'operating_margin', index + 1),
      margin,
    ]),
  );

/**
 * The operating margin of the final year, a fraction from 0 to 1, at which value per share equals `price`, all else as it is
 * and the margin moving there in a straight line.
 */
export const finalMarginAt = (valuation: Valuation, price: number): Result<number> =>
  marginAtPrice(valuation.evaluator.fork(), price, (target) => pathTo(valuation, target));

/** The final-year margin that the price of the model implies: what it expects. */
export const impliedMargin = memoizeByValuation((valuation): Result<number> => {
  const { body } = valuation;
  const why = whyNotComparable(body);
  return why !== null || !body.priceSnapshot
    ? { ok: false, reason: why ?? '' }
    : finalMarginAt(valuation, body.priceSnapshot.price);
});
