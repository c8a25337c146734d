import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';

/** What a model keeps of a price. */
export const priceSnapshotOf = ({ price, currency, asOf, source }: Quote): PriceSnapshot => ({
  price,
  currency,
  asOf,
  source,
});
