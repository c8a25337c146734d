import { epochDay, isWeekend, isoDate } from './epochDay.js';
import type { SampleExchange } from './SampleExchange.js';
import { samplePeriod } from './samplePeriod.js';

/** Every weekday of the sample period, oldest first. */
export function weekdays(): string[] {
  const dates: string[] = [];
  for (let day = epochDay(samplePeriod.firstDate); day <= epochDay(samplePeriod.endDate); day += 1) {
    if (!isWeekend(day)) dates.push(isoDate(day));
  }
  return dates;
}

/** The days on which an exchange trades: weekdays that are not its holidays. */
export const tradingDays = (exchange: SampleExchange): string[] =>
  weekdays().filter((date) => !exchange.holidays.includes(date.slice(5)));

/** The first trading day on or after a date. */
export const tradingDayFrom = (days: readonly string[], date: string): string | undefined =>
  days.find((day) => day >= date);
