import { isoDate } from '../calendar/isoDate.js';

/** A month or a year of a history, from the close of one of its days to that of another. */
export interface CalendarPeriod {
  /** `2024-05` or `2024`. */
  readonly id: string;
  /** The place of the last day before the period, or of the first day of the history. */
  readonly from: number;
  /** The place of the last day in the period. */
  readonly to: number;
}

/** The months or years of a history, in the order of time. A period without a day after the first has none of its own. */
export function calendarPeriods(
  days: ArrayLike<number>,
  length: 'month' | 'year',
): readonly CalendarPeriod[] {
  const letters = length === 'month' ? 7 : 4;
  const found: CalendarPeriod[] = [];
  for (let at = 1; at < days.length; at += 1) {
    const id = isoDate(days[at] as number).slice(0, letters);
    const last = found.at(-1);
    if (last?.id === id) found[found.length - 1] = { ...last, to: at };
    else found.push({ id, from: at - 1, to: at });
  }
  return found;
}
