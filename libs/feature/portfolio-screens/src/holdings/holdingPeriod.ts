import { dayNumber, isLongTerm } from '@finance-analyst/portfolio';

/** How long a lot has been held. */
export interface HoldingPeriod {
  readonly years: number;
  /** Beyond whole years. */
  readonly months: number;
  readonly days: number;
  /** More than one year by the calendar. */
  readonly isLongTerm: boolean;
}

/** The time from one ISO date to another: whole years and months by the calendar, and all days. */
export function holdingPeriod(acquired: string, today: string): HoldingPeriod {
  const [from, to] = [dayNumber(acquired) ?? 0, dayNumber(today) ?? 0];
  const [year = 0, month = 0, day = 0] = acquired.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = today.split('-').map(Number);
  const months = Math.max(0, (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0));
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.max(0, to - from),
    isLongTerm: isLongTerm(from, to),
  };
}
