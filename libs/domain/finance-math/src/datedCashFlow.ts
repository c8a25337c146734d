import type { Result } from '@finance-analyst/foundation';

/** Money that moves on a day: positive received, negative paid. */
export interface DatedCashFlow {
  /** ISO 8601 date, such as 2026-03-31. */
  readonly date: string;
  readonly amount: number;
}

/** As Excel's XIRR counts. */
export const daysPerYear = 365;

/** Years of 365 days from the earliest flow to each (actual/365, as Excel's XNPV and XIRR count). */
export function yearsFromFirst(flows: readonly DatedCashFlow[]): Result<readonly number[]> {
  const days = flows.map(({ date }) => dayNumber(date));
  const invalid = days.findIndex(Number.isNaN);
  if (invalid >= 0) return { ok: false, reason: `${flows[invalid]?.date} is not a date` };
  const first = days.reduce((earliest, day) => Math.min(earliest, day), Number.POSITIVE_INFINITY);
  return { ok: true, value: days.map((day) => (day - first) / daysPerYear) };
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1 March of the year 0 (Gregorian); NaN for what is not a date of the calendar. */
function dayNumber(date: string): number {
  const match = isoDate.exec(date);
  if (!match) return Number.NaN;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return Number.NaN;
  // Years that begin in March have the leap day at their end, and months of 30.6 days on average before it.
  const shiftedYear = month > 2 ? year : year - 1;
  const shiftedMonth = month > 2 ? month - 3 : month + 9;
  const leapDays =
    Math.floor(shiftedYear / 4) - Math.floor(shiftedYear / 100) + Math.floor(shiftedYear / 400);
  return 365 * shiftedYear + leapDays + Math.floor((153 * shiftedMonth + 2) / 5) + day - 1;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
