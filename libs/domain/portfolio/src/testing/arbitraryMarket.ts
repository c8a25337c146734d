import fc from 'fast-check';
import type { MarketColumns } from '../history/MarketColumns.js';
import { acme, other } from './rowsOf.js';

/** Days 19,699 to 19,761, those of `arbitraryRows` with one on each side, with prices of both instruments and the yen. */
export const arbitraryMarket = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 50, max: 200 }),
    ),
    {
      minLength: 63,
      maxLength: 63,
    },
  )
  .map((figures): MarketColumns => {
    const columnOf = (place: 0 | 1 | 2, divisor: number): Float64Array =>
      Float64Array.from(figures, (each) => each[place] / divisor);
    const closes = { [acme.symbol]: columnOf(0, 7), [other.symbol]: columnOf(1, 7) };
    return {
      days: Int32Array.from(figures, (_, at) => 19_699 + at),
      currency: 'USD',
      pricesOf: ({ symbol }) => ({
        currency: symbol === acme.symbol ? 'USD' : 'JPY',
        closes: closes[symbol] as Float64Array,
      }),
      ratesOf: (currency) => (currency === 'JPY' ? columnOf(2, 10_000) : null),
    };
  });
