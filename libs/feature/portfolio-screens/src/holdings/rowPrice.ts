import type { Result } from '@finance-analyst/foundation';
import type { Holding, HoldingPrice } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/** The price of holdings of one instrument; none if their accounts file different ones, or it is not known. */
export function rowPrice(holdings: readonly Pick<Holding, 'price' | 'value'>[]): Result<HoldingPrice> {
  const [first] = holdings;
  if (!first?.price)
    return { ok: false, reason: first && !first.value.ok ? first.value.reason : messages.noPrice };
  const { price, currency } = first.price;
  return holdings.every((one) => one.price?.price === price && one.price.currency === currency)
    ? { ok: true, value: first.price }
    : { ok: false, reason: messages.pricesDiffer };
}
