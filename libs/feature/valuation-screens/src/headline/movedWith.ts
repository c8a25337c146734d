import { headlineOf, type Valuation } from '@finance-analyst/valuation';

/** What an edit changed beside the value, and may not have named; null where it stayed. */
export interface MovedWith {
  /** The rate that discounts, after the edit, as a fraction. */
  readonly rate: number | null;
  /** The day that the value is of, after an edit of the price: ISO date. */
  readonly day: string | null;
}

/** As a rate is written, with two decimals in percent. */
const asWritten = (rate: number): string => rate.toFixed(4);

/** A price weighs debt and equity anew, and dates the value: a lower one can raise the value by a lower cost of capital. */
export function movedWith(before: Valuation, after: Valuation): MovedWith {
  const [old, now] = [headlineOf(before).wacc, headlineOf(after).wacc];
  const [dayBefore, dayAfter] = [before, after].map(({ rows }) => rows.get('valuation_date')?.value);
  const isPriced = before.body.priceSnapshot?.price !== after.body.priceSnapshot?.price;
  return {
    rate: old.ok && now.ok && asWritten(old.value) !== asWritten(now.value) ? now.value : null,
    day: isPriced && typeof dayAfter === 'string' && dayAfter !== dayBefore ? dayAfter : null,
  };
}
