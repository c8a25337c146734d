import type { FigureResult } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { messages } from '../messages.js';

/** The price in the currency of the value, or why there is none. */
export function comparablePrice({
  body,
}: Pick<Valuation, 'body'>):
  { readonly ok: true; readonly value: number } | Extract<FigureResult, { ok: false }> {
  const price = body.priceSnapshot;
  if (!price) return { ok: false, reason: messages.noPrice };
  return price.currency === body.currency
    ? { ok: true, value: price.price }
    : { ok: false, reason: messages.priceIn(price.currency) };
}
