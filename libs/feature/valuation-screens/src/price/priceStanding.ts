import type { PriceSnapshot } from '@finance-analyst/documents';
import type { LivePrice } from './useLivePrice.js';
import { whyNoPrice } from './whyNoPrice.js';

/** How far the price that a model uses can be relied on. */
export interface PriceStanding {
  /** Why there is no price; null if the server gives no reason. */
  readonly problem: string | null;
  /** Why the model's price may be out of date; null for one that is not. */
  readonly stale: string | null;
}

/** What the server reports about the model's price; another price's age does not apply to it. */
export const priceStanding = (price: PriceSnapshot | null, live: LivePrice | undefined): PriceStanding => ({
  problem: whyNoPrice(live),
  stale: price && live?.quote?.asOf === price.asOf && live.quote.source === price.source ? live.stale : null,
});
