/** A moment in local time. */
export interface LocalTime {
  /** ISO date. */
  readonly date: string;
  /** Since midnight. */
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/** Throws a `RangeError` for an invalid time zone. */
export function localTime(timeZone: string, moment: Date): LocalTime {
  const [date = '', time = ''] = formatOf(timeZone).format(moment).split(' ');
  return { date, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
}
