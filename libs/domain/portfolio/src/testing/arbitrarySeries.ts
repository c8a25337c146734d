import fc from 'fast-check';
import type { ReturnSeries } from '../risk/ReturnSeries.js';

/** A return of a period, in ten-thousandths: small enough to double, and with differences that rounding does not hide. */
export const arbitraryReturn = fc.integer({ min: -3000, max: 3000 }).map((each) => each / 10_000);

export const daily = (returns: readonly number[]): ReturnSeries => ({
  returns: Float64Array.from(returns),
  periodsPerYear: 252,
});

/** Daily returns, at least so many. */
export const arbitrarySeries = (fewest = 2): fc.Arbitrary<ReturnSeries> =>
  fc.array(arbitraryReturn, { minLength: fewest, maxLength: fewest + 80 }).map(daily);

/** Every return times `factor`, plus `shift`. */
export const changed = (
  { returns, periodsPerYear }: ReturnSeries,
  factor: number,
  shift = 0,
): ReturnSeries => ({
  returns: returns.map((each) => each * factor + shift),
  periodsPerYear,
});
