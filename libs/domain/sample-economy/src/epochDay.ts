const millisecondsPerDay = 86_400_000;

/** Days since 1970-01-01 of an ISO date. */
export const epochDay = (date: string): number => Date.parse(date) / millisecondsPerDay;

/** The ISO date of a day number. */
export const isoDate = (day: number): string => new Date(day * millisecondsPerDay).toISOString().slice(0, 10);

/** The day number of a calendar date; months count from 1, and day 0 is the last day of the month before. */
export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / millisecondsPerDay;

/** Saturday or Sunday; day 0 was a Thursday. */
export const isWeekend = (day: number): boolean => (day + 3) % 7 >= 5;
