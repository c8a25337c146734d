import type { ReturnsRequest } from '@finance-analyst/contracts';
import {
  alignToDays,
  type DatedColumn,
  type MarketColumns,
  type PriceColumn,
} from '@finance-analyst/portfolio';
import { dayOf } from './dayOf.js';

/** The prices and rates of a request, for every day of a period. */
export function marketColumns(
  { currency, prices, rates = {} }: Pick<ReturnsRequest, 'currency' | 'prices' | 'rates'>,
  days: Int32Array,
): MarketColumns {
  const pairs = new Map(
    Object.entries(rates).map(([pair, points]) => [
      pair,
      columnOf(points.map(({ date, rate }) => [date, rate])),
    ]),
  );
  // A ledger names instruments in capitals.
  const closes = new Map(Object.entries(prices).map(([name, points]) => [name.toUpperCase(), points]));
  const priced = new Map<string, PriceColumn | null>();
  const pricesOf = (symbol: string): PriceColumn | null => {
    const points = closes.get(symbol);
    const [first] = points ?? [];
    if (!points || !first) return null;
    const column = columnOf(points.map(({ date, close }) => [date, close]));
    return {
      currency: first.currency,
      closes: alignToDays(days, column),
      days: alignToDays(days, { days: column.days, values: column.days }),
    };
  };
  return {
    days,
    currency,
    pricesOf: ({ symbol }) => {
      // Of all accounts that hold it, once.
      const known = priced.get(symbol);
      if (known !== undefined) return known;
      const column = pricesOf(symbol);
      priced.set(symbol, column);
      return column;
    },
    ratesOf: (other) => {
      const direct = pairs.get(other + currency);
      if (direct) return alignToDays(days, direct);
      const inverse = pairs.get(currency + other);
      return inverse ? alignToDays(days, inverse).map((rate) => 1 / rate) : null;
    },
  };
}

/** Figures by day, in the order of the days; of two on one day, the later one given counts. */
function columnOf(points: readonly (readonly [date: string, value: number])[]): DatedColumn {
  const sorted = points.map(([date, value]) => [dayOf(date), value] as const).toSorted(([a], [b]) => a - b);
  return { days: sorted.map(([day]) => day), values: sorted.map(([, value]) => value) };
}
