import type { FilingSource } from '../fundamentals/FiscalPeriod.js';

/** The time a fact speaks of: a span of days, or with a null `start` the end of one day. ISO dates, inclusive. */
export interface FactSpan {
  readonly start: string | null;
  readonly end: string;
}

/** One fact of one filing. */
export interface FiledFact extends FactSpan {
  readonly value: number;
  readonly source: FilingSource;
  /** The fiscal year that the filing, not the fact, is about. */
  readonly filingYear: number | null;
}

/** In the order in which they became known; facts of one day in an order that input order cannot change. */
export function byFiling(a: FiledFact, b: FiledFact): number {
  return (
    compare(a.source.filed, b.source.filed) ||
    compare(a.source.accession, b.source.accession) ||
    a.value - b.value
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
