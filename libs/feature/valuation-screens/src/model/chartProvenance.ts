import type { ChartProvenance } from '@finance-analyst/charts';
import { sessionOf, sourceName } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';

/** What the file of a chart says of where its figures come from: the filings, and the price where it shows one. */
export function chartProvenance({ fundamentals, body, sample }: Valuation): ChartProvenance {
  const price = body.priceSnapshot;
  return {
    label: `Filings: ${sourceName(fundamentals.source)}`,
    price: price ? { source: sourceName(price.source), day: sessionOf(price).slice(0, 10) } : undefined,
    asOf: fundamentals.lastFiled,
    sample,
  };
}
