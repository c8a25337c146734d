import { dayNumber } from '../calendar/dayNumber.js';
import { alignToDays } from '../history/alignToDays.js';
import type { MarketColumns } from '../history/MarketColumns.js';

/** Figures by ISO date. */
export type DatedFigures = Readonly<Record<string, number>>;

export interface MarketSketch {
  readonly from: string;
  readonly to: string;
  readonly currency?: string;
  /** Closes by symbol, each in dollars or the currency that is named. */
  readonly prices?: Readonly<
    Record<string, DatedFigures | readonly [currency: string, closes: DatedFigures]>
  >;
  readonly rates?: Readonly<Record<string, DatedFigures>>;
}

export const dayOf = (date: string): number => dayNumber(date) ?? Number.NaN;

/** Columns for every day of a period. */
export function marketOf({
  from,
  to,
  currency = 'USD',
  prices = {},
  rates = {},
}: MarketSketch): MarketColumns {
  const first = dayOf(from);
  const days = Int32Array.from({ length: dayOf(to) - first + 1 }, (_, at) => first + at);
  const columnOf = (figures: DatedFigures): Float64Array =>
    alignToDays(days, { days: Object.keys(figures).map(dayOf), values: Object.values(figures) });
  return {
    days,
    currency,
    pricesOf: ({ symbol }) => {
      const given = prices[symbol];
      if (!given) return null;
      const [own, closes] = isNamed(given) ? given : ['USD', given];
      const dated = Object.keys(closes).map(dayOf);
      return {
        currency: own,
        closes: columnOf(closes),
        days: alignToDays(days, { days: dated, values: dated }),
      };
    },
    ratesOf: (code) => (rates[code] ? columnOf(rates[code]) : null),
  };
}

const isNamed = (
  given: DatedFigures | readonly [string, DatedFigures],
): given is readonly [string, DatedFigures] => Array.isArray(given);
