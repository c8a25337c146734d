import type { DayRange } from '@finance-analyst/portfolio';

const parts = {
  days: { day: 'numeric', month: 'short' },
  months: { month: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** The days of a month that need not begin on the first, such as `Nov 21 – Dec 20`, or in short the months that they are in. */
export function monthLabel({ first, last }: DayRange, locale: string, length: keyof typeof parts): string {
  const format = new Intl.DateTimeFormat(locale, { ...parts[length], timeZone: 'UTC' });
  // Some locales put thin spaces around the dash, which not every font has.
  return format
    .formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`))
    .replaceAll('\u2009', ' ');
}
