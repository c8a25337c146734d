import { dayNumber } from './dayNumber.js';
import { isoDate } from './isoDate.js';

/** Days from one ISO date to another, both included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** The twelve months after an ISO date: each ends on its day of the month, or on the last day of a shorter month. */
export function monthsAfter(date: string): readonly DayRange[] {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1;
  const ends = Array.from({ length: 13 }, (_, at) => {
    const [inYear, inMonth] = [year + Math.floor((month + at) / 12), (month + at) % 12];
    const first = `${String(inYear).padStart(4, '0')}-${String(inMonth + 1).padStart(2, '0')}`;
    let day = Number(date.slice(8));
    while (dayNumber(`${first}-${String(day).padStart(2, '0')}`) === null) day -= 1;
    return `${first}-${String(day).padStart(2, '0')}`;
  });
  return ends.slice(1).map((last, at) => ({ first: dayAfter(ends[at] as string), last }));
}

const dayAfter = (date: string): string => isoDate((dayNumber(date) as number) + 1);
