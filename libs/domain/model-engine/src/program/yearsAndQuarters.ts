import type { Timeline } from '../timeline.js';

/** Quarters in a year of a timeline in quarters. */
export const quartersPerYear = 4;

/** The year that a quarter is in: 1 of quarters 1 to 4, 0 of the four before. */
export const yearOfQuarter = (quarter: number): number => Math.ceil(quarter / quartersPerYear) + 0;

/** The number of a quarter of a year, from 1 to 4, among the quarters of the timeline. */
export const quarterInYear = (year: number, quarter: number): number =>
  (year - 1) * quartersPerYear + quarter;

/** The periods of yearly figures, or of all others. */
export interface PeriodRange {
  readonly first: number;
  readonly last: number;
}

/** The historical and the forecast periods: quarters or years of a quarterly timeline, by what is asked for. */
export function periodRange(
  { historyPeriods, forecastPeriods }: Timeline,
  isYearly: boolean,
  range: 'forecast' | 'history',
): PeriodRange {
  const length = isYearly ? quartersPerYear : 1;
  return range === 'history'
    ? { first: 1 - historyPeriods / length, last: 0 }
    : { first: 1, last: forecastPeriods / length };
}
