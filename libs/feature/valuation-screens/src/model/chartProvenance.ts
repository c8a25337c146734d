import type { ChartProvenance } from '@finance-analyst/charts';
import { writeSymbol } from '@finance-analyst/documents';
import { sessionOf, sourceName } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';

/** The sources in a chart's file: the filings, and the price if it shows one. */
export function chartProvenance({ fundamentals, body, sample }: Valuation): ChartProvenance {
  const price = body.priceSnapshot;
  return {
    company: `${body.instrument.name} (${writeSymbol(body.instrument)})`,
    label: `Filings: ${sourceName(fundamentals.source)}`,
    price: price ? { source: sourceName(price.source), day: sessionOf(price).slice(0, 10) } : undefined,
    filed: fundamentals.lastFiled,
    sample,
  };
}
