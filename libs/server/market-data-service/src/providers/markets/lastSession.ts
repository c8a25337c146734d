import type { Market } from './Market.js';
import { localTime } from './localTime.js';

/** Delay after the close until providers have a day's final figures. */
const settlingMinutes = 60;

const dayMs = 86_400_000;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The last weekday whose close is available at `now`; holidays count as sessions. */
export function lastSession(
  { timeZone, closesAt }: Pick<Market, 'timeZone' | 'closesAt'>,
  now: Date,
): string {
  const { date, minute } = localTime(timeZone, now);
  let dayTime = Date.parse(`${date}T00:00:00Z`);
  if (minute < minutesOf(closesAt) + settlingMinutes) dayTime -= dayMs;
  while (new Date(dayTime).getUTCDay() % 6 === 0) dayTime -= dayMs;
  return new Date(dayTime).toISOString().slice(0, 10);
}
