import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';

/** The part of a price that a model stores. */
export const priceSnapshotOf = ({ price, currency, asOf, source }: Quote): PriceSnapshot => ({
  price,
  currency,
  asOf,
  source,
});
