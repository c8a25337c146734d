import { sessionOf, sourceName, type PricesShown, type Quote } from '@finance-analyst/market';
import type { Prices } from './Prices.js';

const sampleSource = 'sample';

export interface PriceSources {
  /** One for each source of real prices, newest first. */
  readonly real: readonly PricesShown[];
  /** Null if there is no sample market price. */
  readonly sample: PricesShown | null;
}

/** The sources and latest dates of these prices. */
export function pricesShownOf({ quotes }: Prices): PriceSources {
  const newest = new Map<string, Quote>();
  for (const quote of quotes.values()) {
    const former = newest.get(quote.source);
    if (!former || former.asOf < quote.asOf) newest.set(quote.source, quote);
  }
  const shown = (quote: Quote): PricesShown => ({
    source: sourceName(quote.source),
    asOf: sessionOf(quote),
  });
  const sample = newest.get(sampleSource);
  return {
    real: [...newest.values()]
      .filter(({ source }) => source !== sampleSource)
      .toSorted((a, b) => b.asOf.localeCompare(a.asOf))
      .map(shown),
    sample: sample ? shown(sample) : null,
  };
}
