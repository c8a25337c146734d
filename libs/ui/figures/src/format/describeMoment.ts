import type { FigureFormatting } from './FigureFormatProvider.js';

/** A time as a person says it: the hour when it was today, else the date with it, in the reader's time zone. */
export function describeMoment(
  iso: string,
  now: Date,
  { formatDate }: Pick<FigureFormatting, 'formatDate'>,
): string {
  const isToday = formatDate(iso) === formatDate(now.toISOString());
  return formatDate(iso, isToday ? 'time' : 'minute');
}
