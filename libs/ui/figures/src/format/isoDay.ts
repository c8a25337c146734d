/** The day number of 1 January 1970 in spreadsheets. */
const epoch = 25_569;
const msPerDay = 86_400_000;

/** A date as ISO text: as it is given, or from the number that spreadsheets and models count it by. */
export function isoDay(date: string | number): string {
  if (typeof date === 'string') return date;
  const time = new Date((date - epoch) * msPerDay);
  return Number.isNaN(time.getTime()) ? String(date) : time.toISOString().slice(0, 10);
}
