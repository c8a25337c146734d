/** Gives the calendar day of a moment in a time zone, an IANA name: `YYYY-MM-DD`. */
export function dayIn(timeZone: string): (iso: string) => string {
  // Canadian English formats a date as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (iso) => format.format(new Date(iso));
}
