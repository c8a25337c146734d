import { dateOfDayNumber } from './dayNumber.js';

/** A day number as an ISO 8601 date: 46203 is 2026-06-30. What is not a day stays a number. */
export const isoDate = (value: number): string =>
  dateOfDayNumber(value)?.toISOString().slice(0, 10) ?? String(value);
