import type { FigureFormatting } from './FigureFormatProvider.js';

/** A time in short form: the time of day if it is today, else with its date, in the reader's time zone. */
export function describeMoment(
  iso: string,
  now: Date,
  { formatDate }: Pick<FigureFormatting, 'formatDate'>,
): string {
  const isToday = formatDate(iso) === formatDate(now.toISOString());
  return formatDate(iso, isToday ? 'time' : 'minute');
}
