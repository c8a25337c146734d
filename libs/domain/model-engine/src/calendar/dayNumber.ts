import { isDayNumber } from './calendarRange.js';

const msPerDay = 86_400_000;
/** The day number of 1 January 1970, from which JavaScript counts. */
const epoch = 25_569;

/** The number of a calendar day; NaN for a day that does not exist or is out of range. */
export function dayNumber(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const number = date.getTime() / msPerDay + epoch;
  return isDay && isDayNumber(number) ? number : Number.NaN;
}

/** The date of a day number; undefined for what is not one. */
export function dateOfDayNumber(value: number): Date | undefined {
  return isDayNumber(value) ? new Date((value - epoch) * msPerDay) : undefined;
}
