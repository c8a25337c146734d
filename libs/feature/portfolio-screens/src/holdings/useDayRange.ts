import { useFigureFormat } from '@finance-analyst/figures';
import { messages } from '../messages.js';
import type { DayMove } from './dayMove.js';

/** Writes the days of prices, one or from the first to the last; undefined without any. */
export function useDayRange(): (days: DayMove['days']) => string | undefined {
  const { formatDate } = useFigureFormat();
  return (days) => {
    if (days === null) return undefined;
    const [first, last] = days.map((day) => formatDate(day)) as [string, string];
    return first === last ? first : messages.dayRange(first, last);
  };
}
