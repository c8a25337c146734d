import { isDayNumber } from '../calendar/calendarRange.js';
import { endOfMonth } from '../calendar/endOfMonth.js';
import { monthsLater } from '../calendar/monthsLater.js';
import { operation } from './operation.js';

/** Operations on a day `a`; NaN where the result is not a day, as when it moves by a part of one. */
export function calculateDate(code: number, a: number, b: number): number {
  switch (code) {
    case operation.addDays:
      return dayOrNone(a + b);
    case operation.subtractDays:
      return dayOrNone(a - b);
    case operation.monthsLater:
      return monthsLater(a, b);
    case operation.endOfMonth:
      return endOfMonth(a, b);
    default:
      throw new RangeError(`no operation ${code}`);
  }
}

const dayOrNone = (day: number): number => (isDayNumber(day) ? day : Number.NaN);
