const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthDays: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days since 1970-01-01 of an ISO date in the Gregorian calendar; null if there is no such day. */
export function dayNumber(date: string): number | null {
  const [, yearText, monthText, dayText] = pattern.exec(date) ?? [];
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0);
  if (!(day >= 1 && day <= days)) return null;
  return (
    Math.round(Date.UTC(2000 + (year % 400), month - 1, day) / 86_400_000) +
    (Math.floor(year / 400) - 5) * 146_097
  );
}
