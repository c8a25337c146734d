import { missingMark } from './figureMarks.js';

/** The parts of a moment to show: `Nov 2026`, `20 Nov 2026`, `20 Nov 2026, 16:00`, or `16:00` alone. */
export type DateLength = 'month' | 'day' | 'minute' | 'time';

const parts: Readonly<Record<DateLength, Intl.DateTimeFormatOptions>> = {
  month: { month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  minute: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * An ISO date as text. A date without a time is a calendar day in every time zone; a moment is shown in
 * `timeZone`, an IANA name, UTC by default. Anything else is a dash.
 */
export function formatDate(
  iso: string,
  {
    locale,
    length = 'day',
    timeZone = 'UTC',
  }: { readonly locale: string; readonly length?: DateLength; readonly timeZone?: string | undefined },
): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return missingMark;
  const zone = iso.length === 10 ? 'UTC' : timeZone;
  const key = `${locale}|${length}|${zone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts[length], timeZone: zone });
  formats.set(key, format);
  return format.format(time);
}
