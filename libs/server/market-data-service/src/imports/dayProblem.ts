/** Why a text is not a day up to the latest one; null when it is. */
export function dayProblem(date: string, latestDay: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return `'${date}' is not a date in the form YYYY-MM-DD`;
  if (!isDay(date)) return `${date} is not a calendar date`;
  return date > latestDay ? `${date} is in the future` : null;
}

const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(date);
};
