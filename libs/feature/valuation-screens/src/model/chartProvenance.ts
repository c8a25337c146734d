import type { Provenance } from '@finance-analyst/figures';
import { sessionOf, sourceName } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';

/** What the file of a chart says of where its figures come from: the filings, and the price where it shows one. */
export function chartProvenance({ fundamentals, body, sample }: Valuation): Provenance {
  const price = body.priceSnapshot;
  return {
    label: `Filings: ${sourceName(fundamentals.source)}`,
    detail: price ? `price: ${sourceName(price.source)}, ${sessionOf(price).slice(0, 10)}` : undefined,
    asOf: fundamentals.lastFiled,
    sample,
  };
}
