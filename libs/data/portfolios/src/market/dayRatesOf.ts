import type { LoadedExchangeRates } from '@finance-analyst/market-data';

/** Exchange rates by day, to one currency. */
export interface DayRates {
  /** The last known rate; null if there is none. */
  readonly last: (currency: string) => number | null;
  /** The rate of a day, an ISO date, or the last one before it; null if there is none. */
  readonly on: (currency: string, date: string) => number | null;
}

type Rates = Extract<LoadedExchangeRates, { ok: true }>['rates'];

/** Finds the rates of days in what was loaded. */
export function dayRatesOf(loaded: readonly LoadedExchangeRates[]): DayRates {
  const byCurrency = new Map<string, Rates>();
  for (const each of loaded) if (each.ok) byCurrency.set(each.base, each.rates);
  return {
    last: (currency) => byCurrency.get(currency)?.at(-1)?.rate ?? null,
    on: (currency, date) => rateOn(byCurrency.get(currency) ?? [], date),
  };
}

/** The rate of the last day up to `date`, in rates from the oldest on. */
function rateOn(rates: Rates, date: string): number | null {
  let from = 0;
  let to = rates.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((rates[middle]?.date ?? '') <= date) from = middle + 1;
    else to = middle;
  }
  return rates[from - 1]?.rate ?? null;
}
