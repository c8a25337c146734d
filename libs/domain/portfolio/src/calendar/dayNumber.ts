const monthDays: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysBefore: readonly number[] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const daysTo1970 = 719_528;

/** Days since 1970-01-01 of an ISO date in the Gregorian calendar; null if there is no such day. */
export function dayNumber(date: string): number | null {
  // A row may have anything for a date.
  const text = String(date);
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0);
  if (!(year >= 0 && day >= 1 && day <= days)) return null;
  const leapDays =
    year === 0
      ? 0
      : Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400) + 1;
  const ofYear = (daysBefore[month - 1] as number) + (month > 2 && isLeap ? 1 : 0);
  return year * 365 + leapDays + ofYear + day - 1 - daysTo1970;
}

/** The number that digits make; NaN if one is none. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place++) {
    const digit = text.charCodeAt(place) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}
