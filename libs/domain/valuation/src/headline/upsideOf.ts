import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';

/** Why the value of a model cannot be compared with its price; null if it can. */
export function whyNotComparable({ priceSnapshot, currency }: ValuationModelBody): string | null {
  if (!priceSnapshot) return 'No price to compare with.';
  return priceSnapshot.currency === currency
    ? null
    : `The price is in ${priceSnapshot.currency}, the statements are in ${currency}.`;
}

/** A value per share over the model's price, less 1; or why there is none. */
export function upsideOf(body: ValuationModelBody, valuePerShare: Result<number>): Result<number> {
  const why = whyNotComparable(body);
  if (why !== null) return { ok: false, reason: why };
  if (!valuePerShare.ok) return valuePerShare;
  // A price cannot fall by more than 100%.
  if (valuePerShare.value < 0) return { ok: false, reason: 'The value per share is negative.' };
  return { ok: true, value: valuePerShare.value / (body.priceSnapshot?.price ?? Number.NaN) - 1 };
}
