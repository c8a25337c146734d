import { day, reason, type Reason } from '@finance-analyst/foundation';
import { sessionOf } from '@finance-analyst/market';
import { whyNotComparable } from '../headline/upsideOf.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { targetPrice, yearsBetween } from './targetPrice.js';

/** The return from the price to the target price, or why there is none. */
export type ReturnToTarget =
  | {
      readonly ok: true;
      /** Annual, a fraction. */
      readonly value: number;
      /** Of the whole time, a fraction. */
      readonly total: number;
      /** ISO days. */
      readonly from: string;
      readonly to: string;
      /** Between them. */
      readonly years: number;
    }
  | { readonly ok: false; readonly reason: Reason };

/**
 * The internal rate of return of buying at the price on its day and selling at the target price on its date:
 * (target ÷ price)^(1 ÷ years) − 1, in actual days over 365. Dividends are in the target price.
 */
export function returnToTarget(valuation: Valuation): ReturnToTarget {
  const { body } = valuation;
  const why = whyNotComparable(body);
  if (why !== null || !body.priceSnapshot) return { ok: false, reason: why ?? '' };
  const target = targetPrice(valuation);
  if (!target.ok) return target;
  const from = sessionOf(body.priceSnapshot).slice(0, 10);
  const years = yearsBetween(from, target.day);
  if (!(years > 0))
    return { ok: false, reason: reason`The price is of ${day(from)}, not before ${day(target.day)}.` };
  const multiple = target.value / body.priceSnapshot.price;
  const value = multiple ** (1 / years) - 1;
  return Number.isFinite(value)
    ? { ok: true, value, total: multiple - 1, from, to: target.day, years }
    : { ok: false, reason: 'The annual return is too large to compute.' };
}
