const daysOf400Years = 146_097;

/**
 * The ISO date of a day since 1970-01-01, in the years 0 to 9999. Years are counted from March, so that the leap day is
 * their last (Howard Hinnant, chrono-Compatible Low-Level Date Algorithms). Many times faster than through a Date.
 */
export function isoDate(day: number): string {
  const since0 = day + 719_468;
  const era = Math.floor(since0 / daysOf400Years);
  const dayOfEra = since0 - era * daysOf400Years;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${String(month)}-${date < 10 ? '0' : ''}${String(date)}`;
}
