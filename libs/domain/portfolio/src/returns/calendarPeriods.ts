import { dayNumber } from '../calendar/dayNumber.js';
import { isoDate } from '../calendar/isoDate.js';

/** How long the periods of a history are. */
export type PeriodLength = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A day, week, month, quarter or year of a history, from the close of one of its days to that of another. */
export interface CalendarPeriod {
  /** `2024-05-31`, `2024-W22`, `2024-05`, `2024-Q2` or `2024`. */
  readonly id: string;
  /** The place of the last day before the period, or of the first day of the history. */
  readonly from: number;
  /** The place of the last day in the period. */
  readonly to: number;
}

/** The periods of a history, in the order of time. A period without a day after the first has none of its own. Weeks are those of ISO 8601. */
export function calendarPeriods(days: ArrayLike<number>, length: PeriodLength): readonly CalendarPeriod[] {
  const found: CalendarPeriod[] = [];
  for (let at = 1; at < days.length; at += 1) {
    const id = periodOf(days[at] as number, length);
    const last = found.at(-1);
    if (last?.id === id) found[found.length - 1] = { ...last, to: at };
    else found.push({ id, from: at - 1, to: at });
  }
  return found;
}

function periodOf(day: number, length: PeriodLength): string {
  const date = isoDate(day);
  switch (length) {
    case 'day':
      return date;
    case 'week':
      return weekOf(day);
    case 'month':
      return date.slice(0, 7);
    case 'quarter':
      return `${date.slice(0, 4)}-Q${String(Math.ceil(Number(date.slice(5, 7)) / 3))}`;
    case 'year':
      return date.slice(0, 4);
  }
}

/** A week begins on Monday and is in the year of its Thursday. 1970-01-01 was a Thursday. */
function weekOf(day: number): string {
  const thursday = day - ((((day + 3) % 7) + 7) % 7) + 3;
  const year = isoDate(thursday).slice(0, 4);
  const first = dayNumber(`${year}-01-01`) ?? thursday;
  return `${year}-W${String(Math.floor((thursday - first) / 7) + 1).padStart(2, '0')}`;
}
