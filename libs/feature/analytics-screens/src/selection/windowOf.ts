import type { Result } from '@finance-analyst/foundation';
import { dayNumber, isoDate, yearsLater } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import type { AnalyticsSelection } from './AnalyticsSelection.js';

/** A part of a history, from the close of one day to that of another. */
export interface HistoryWindow {
  /** The places of the days. */
  readonly from: number;
  readonly to: number;
  /** The days, ISO. */
  readonly opens: string;
  readonly closes: string;
  /** The portfolio starts later than the window that was chosen. */
  readonly isShortened: boolean;
}

/** Years of the windows that have some. */
const years = { '1y': 1, '3y': 3, '5y': 5 } as const;

/** The chosen window in the days of a history, whose last is today. */
export function windowOf(
  days: ArrayLike<number>,
  { window, from, to }: Pick<AnalyticsSelection, 'window' | 'from' | 'to'>,
): Result<HistoryWindow> {
  const last = days.length - 1;
  const [first, today] = [days[0], days[last]];
  if (first === undefined || today === undefined) return { ok: false, reason: messages.noDays };
  const end = window === 'custom' && to !== null ? (dayNumber(to) ?? today) : today;
  const opening = openingDay(isoDate(today), first, { window, from });
  const places = { from: Math.max(placeOn(days, opening), 0), to: placeOn(days, end) };
  if (places.to <= places.from) return { ok: false, reason: messages.noDays };
  return {
    ok: true,
    value: {
      ...places,
      opens: isoDate(days[places.from] as number),
      closes: isoDate(days[places.to] as number),
      isShortened: opening < first,
    },
  };
}

/** The days of a custom window that shows the same as a window does; of the whole history without one. */
export function customDays(
  shown: Pick<HistoryWindow, 'opens' | 'closes'> | null,
): Pick<AnalyticsSelection, 'from' | 'to'> {
  const opens = shown && dayNumber(shown.opens);
  return opens === null ? { from: null, to: null } : { from: isoDate(opens + 1), to: shown?.closes ?? null };
}

/** The day at whose close the window opens. */
function openingDay(
  today: string,
  first: number,
  { window, from }: Pick<AnalyticsSelection, 'window' | 'from'>,
): number {
  switch (window) {
    case 'start':
      return first;
    case 'ytd':
      return (dayNumber(`${today.slice(0, 4)}-01-01`) ?? first + 1) - 1;
    case '1y':
    case '3y':
    case '5y':
      return dayNumber(yearsLater(today, -years[window])) ?? first;
    case 'custom': {
      const day = from === null ? null : dayNumber(from);
      return day === null ? first : day - 1;
    }
  }
}

/** The place of the last day on or before another; −1 if all are later. */
export function placeOn(days: ArrayLike<number>, day: number): number {
  let from = 0;
  let to = days.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((days[middle] as number) <= day) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
