import type { DayRange } from '@finance-analyst/portfolio';

const parts = {
  days: { day: 'numeric', month: 'short' },
  months: { month: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** The days of a month that need not begin on the first, such as `Nov 21 – Dec 20`, or in short the months that they are in. */
export function monthLabel({ first, last }: DayRange, locale: string, length: keyof typeof parts): string {
  const format = new Intl.DateTimeFormat(locale, { ...parts[length], timeZone: 'UTC' });
  const [from, to] = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)];
  // A range of two years would name both years.
  return first.slice(0, 4) === last.slice(0, 4)
    ? format.formatRange(from, to).replaceAll('\u2009', ' ')
    : `${format.format(from)} – ${format.format(to)}`;
}
