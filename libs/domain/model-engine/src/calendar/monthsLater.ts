import { dateOfDayNumber } from './dayNumber.js';
import { endOfMonth } from './endOfMonth.js';

/**
 * The same day so many months later (Excel's EDATE), or the last of that month where it has no such day: 31 January and
 * 1 month is 28 or 29 February. A broken number of months is cut to the whole.
 */
export function monthsLater(day: number, months: number): number {
  const date = dateOfDayNumber(day);
  if (!date) return Number.NaN;
  const end = endOfMonth(day, months);
  const lastDay = dateOfDayNumber(end)?.getUTCDate();
  return lastDay === undefined ? Number.NaN : end - Math.max(0, lastDay - date.getUTCDate());
}
