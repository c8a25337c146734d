import { epochDay, isoDate } from '../epochDay.js';
import type { CompanyHistory } from '../statements/simulateCompany.js';
import { tradingDayFrom } from '../tradingDays.js';

/** A cash dividend per share as it was paid, in the currency of the price. */
export interface SampleDividend {
  /** The first day on which a buyer no longer receives it. */
  readonly date: string;
  readonly amount: number;
}

const daysIntoQuarter = 45;

/** Dividends in the middle of their quarter, within the days that have prices. */
export function dividendsOf(history: CompanyHistory, tradingDays: readonly string[]): SampleDividend[] {
  const firstDay = tradingDays[0] ?? '';
  return history.quarters.flatMap(({ dividendPerShare, start }) => {
    const middle = isoDate(epochDay(start) + daysIntoQuarter);
    const date = tradingDayFrom(tradingDays, middle);
    return dividendPerShare > 0 && middle > firstDay && date ? [{ date, amount: dividendPerShare }] : [];
  });
}
