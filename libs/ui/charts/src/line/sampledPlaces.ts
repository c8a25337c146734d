const mostPlaces = 266;

const weekOf = (day: number): number => Math.floor((day + 3) / 7);

const monthOf = (day: number): number => {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/**
 * The places of the days to read and to list: each day of a year, else the first day and the last of each week, or of each month if there
 * are too many weeks.
 */
export function sampledPlaces(days: ArrayLike<number>): readonly number[] {
  const all = Array.from(days, (_, at) => at);
  const lastOf = (spanOf: (day: number) => number): readonly number[] =>
    all.filter((at) => {
      const next = days[at + 1];
      return at === 0 || next === undefined || spanOf(days[at] as number) !== spanOf(next);
    });
  if (all.length <= mostPlaces) return all;
  const weeks = lastOf(weekOf);
  return weeks.length <= mostPlaces ? weeks : lastOf(monthOf);
}
