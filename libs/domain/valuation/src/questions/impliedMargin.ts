import type { Result } from '@finance-analyst/foundation';
import { rowIdOfPeriod } from '@finance-analyst/documents';
import { basisOf } from '../company-defaults/basisOf.js';
import { marginPath } from '../company-defaults/companyMargin.js';
import { straightTo } from '../company-defaults/fadeTo.js';
import { whyNotComparable } from '../headline/upsideOf.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { marginAtPrice } from './marginAtPrice.js';

/** The margins of the forecast in a straight line from that of the base period to `target` in the final year. */
function pathTo({ fundamentals, body }: Valuation, target: number): readonly number[] {
  const basis = basisOf({ fundamentals, quote: null });
  const start = (basis.ok && marginPath(basis.value)?.start.value) || 0;
  return straightTo(start, target, body.years);
}

/** The values of the margin's rows, by their ids, that a margin entered for the final year gives. */
export const marginPathTo = (valuation: Valuation, target: number): ReadonlyMap<string, number> =>
  new Map(
    pathTo(valuation, target).map((margin, index) => [
      rowIdOfPeriod(valuation.body, 'operating_margin', index + 1),
      margin,
    ]),
  );

/**
 * The operating margin of the final year, a fraction from 0 to 1, at which value per share equals the price, all else as
 * it is and the margin moving there in a straight line: what the price expects.
 */
export const impliedMargin = memoizeByValuation((valuation): Result<number> => {
  const { body, evaluator } = valuation;
  const why = whyNotComparable(body);
  if (why !== null || !body.priceSnapshot) return { ok: false, reason: why ?? '' };
  return marginAtPrice(evaluator.fork(), body.priceSnapshot.price, (target) => pathTo(valuation, target));
});
