import { calendarPeriods } from '@finance-analyst/portfolio';
import type { MonthDays } from './AttributionSide.js';

/** The months of a window, from close to close. */
export const monthsOf = (days: Int32Array): readonly MonthDays[] =>
  calendarPeriods(days, 'month').map(({ id, from, to }) => ({
    id,
    opens: days[from] as number,
    closes: days[to] as number,
  }));
