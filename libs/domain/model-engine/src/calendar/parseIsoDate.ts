import { dayNumber } from './dayNumber.js';

/** The day number of an ISO 8601 date such as 2026-06-30; NaN for what is not a date, or out of range. */
export function parseIsoDate(text: string): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  return dayNumber(Number(year), Number(month), Number(day));
}
