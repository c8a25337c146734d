const millisecondsPerDay = 86_400_000;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Filings speak of no day outside these years; within them, days can be added without leaving four-digit years. */
const firstYear = 1900;
const lastYear = 2200;

/** Days from 1970-01-01 to an ISO date; null for text that is not a calendar date from 1900 to 2200. */
export function dayNumber(iso: string): number | null {
  const year = Number(iso.slice(0, 4));
  return year >= firstYear && year <= lastYear ? calendarDay(iso) : null;
}

/** A company's facts repeat the same few days tens of thousands of times. */
const knownDays = new Map<string, number>();

function calendarDay(iso: string): number | null {
  const known = knownDays.get(iso);
  if (known !== undefined) return known;
  if (!isoDate.test(iso)) return null;
  const month = Number(iso.slice(5, 7)) - 1;
  const milliseconds = Date.UTC(Number(iso.slice(0, 4)), month, Number(iso.slice(8)));
  if (new Date(milliseconds).getUTCMonth() !== month) return null;
  const day = milliseconds / millisecondsPerDay;
  knownDays.set(iso, day);
  return day;
}

/** The ISO date `days` after `iso`, which must be a date. */
export function addDays(iso: string, days: number): string {
  return new Date((requiredDay(iso) + days) * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whole days from `start` to `end`, both included: a calendar year has 365 or 366. */
export function daysInclusive(start: string, end: string): number {
  return requiredDay(end) - requiredDay(start) + 1;
}

function requiredDay(iso: string): number {
  const day = calendarDay(iso);
  if (day === null) throw new RangeError(`${iso} is not an ISO date`);
  return day;
}
