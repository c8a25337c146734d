import { writeSymbol } from '@finance-analyst/documents';
import { sessionOf, sourceName } from '@finance-analyst/market';
import type { Valuation } from './Valuation.js';

/** Where the figures of a valuation are from: its filings, and its price if it has one. Days are in ISO format. */
export interface ValuationSources {
  readonly company: string;
  readonly label: string;
  readonly price: { readonly source: string; readonly day: string } | undefined;
  /** The day of the newest filing. */
  readonly filed: string;
  readonly sample: boolean;
}

/** The sources of a valuation, for the files of its charts and tables. */
export function sourcesOfValuation({ fundamentals, body, sample }: Valuation): ValuationSources {
  const price = body.priceSnapshot;
  return {
    company: `${body.instrument.name} (${writeSymbol(body.instrument)})`,
    label: `Filings: ${sourceName(fundamentals.source)}`,
    price: price ? { source: sourceName(price.source), day: sessionOf(price).slice(0, 10) } : undefined,
    filed: fundamentals.lastFiled,
    sample,
  };
}
