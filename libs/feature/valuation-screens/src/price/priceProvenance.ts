import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Provenance } from '@finance-analyst/figures';
import { sessionOf, sourceName } from '@finance-analyst/market';

/** Where a price is from; `stale` is why it may be out of date. */
export const priceProvenance = (price: PriceSnapshot, stale: string | null): Provenance => ({
  label: sourceName(price.source),
  asOf: sessionOf(price),
  sample: price.source === 'sample',
  stale: stale ?? undefined,
});
