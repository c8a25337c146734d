import { dayNumber } from './dayNumber.js';

/** The day so many years after an ISO date that is in the calendar, or before it; February 29 becomes February 28 where there is none. */
export function yearsLater(date: string, years: number): string {
  const later = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return dayNumber(later) === null ? `${later.slice(0, -2)}28` : later;
}
