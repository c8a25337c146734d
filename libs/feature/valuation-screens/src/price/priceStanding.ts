import type { PriceSnapshot } from '@finance-analyst/documents';
import type { LivePrice } from './useLivePrice.js';
import { messages } from './messages.js';

/** How far the price that a model uses can be relied on. */
export interface PriceStanding {
  /** Why there is no price: it is loading, the request failed, or the server's words; null where it gives no reason. */
  readonly problem: string | null;
  /** Why the model's price may be out of date; null for one that is not. */
  readonly stale: string | null;
}

/** What the server says of the price that the model uses; another price's age is not this one's. */
export const priceStanding = (price: PriceSnapshot | null, live: LivePrice | undefined): PriceStanding => ({
  problem: live?.isLoading ? messages.loading : (live?.problem ?? live?.missing ?? null),
  stale: price && live?.quote?.asOf === price.asOf && live.quote.source === price.source ? live.stale : null,
});
