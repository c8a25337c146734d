import type { MarketColumns } from './MarketColumns.js';

/** Rates to the currency of a history by day; they are NaN where there are none. */
export interface Rates {
  readonly of: (currency: string) => Float64Array;
  /** An amount on a day in the currency of the history; 0 needs no rate. */
  readonly convert: (amount: number, currency: string, at: number) => number;
  /** Notes that a rate is needed from a day on: before its first day, a column has none. */
  readonly need: (currency: string, at: number) => void;
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
  const need = (currency: string, at: number): void => {
    if (Number.isNaN(of(currency)[at])) missing.add(currency);
  };
  const convert = (amount: number, currency: string, at: number): number => {
    if (amount === 0 || currency === own) return amount;
    need(currency, at);
    return amount * (of(currency)[at] as number);
  };
  return { of, convert, need, missing };
}
