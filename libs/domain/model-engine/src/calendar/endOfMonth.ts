import { dateOfDayNumber, dayNumber } from './dayNumber.js';

/** The last day of the month so many months later (Excel's EOMONTH). */
export function endOfMonth(day: number, months: number): number {
  const date = dateOfDayNumber(day);
  if (!date) return Number.NaN;
  // Day 0 of a month is the last of the one before.
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + Math.trunc(months) + 1, 0));
  return dayNumber(end.getUTCFullYear(), end.getUTCMonth() + 1, end.getUTCDate());
}
