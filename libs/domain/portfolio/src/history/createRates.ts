import type { MarketColumns } from './MarketColumns.js';

/** Rates to the currency of a history by day; they are NaN where there are none. */
export interface Rates {
  readonly of: (currency: string) => Float64Array;
  /** An amount on a day in the currency of the history; 0 needs no rate. */
  readonly convert: (amount: number, currency: string, at: number) => number;
  /** Currencies for which a rate was missing when it was needed. */
  readonly missing: ReadonlySet<string>;
}

export function createRates({ days, currency: own, ratesOf }: MarketColumns): Rates {
  const columns = new Map<string, Float64Array>([[own, new Float64Array(days.length).fill(1)]]);
  const missing = new Set<string>();
  const of = (currency: string): Float64Array => {
    let column = columns.get(currency);
    if (!column) {
      column = ratesOf(currency) ?? new Float64Array(days.length).fill(Number.NaN);
      columns.set(currency, column);
    }
    return column;
  };
  const convert = (amount: number, currency: string, at: number): number => {
    if (amount === 0 || currency === own) return amount;
    const rate = of(currency)[at] as number;
    if (Number.isNaN(rate)) missing.add(currency);
    return amount * rate;
  };
  return { of, convert, missing };
}
