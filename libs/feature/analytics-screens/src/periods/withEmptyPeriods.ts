import type { CalendarPeriod } from '@finance-analyst/portfolio';

/** The periods with those between them that have no day of their own: these begin and end where the one before them ends. */
export function withEmptyPeriods(periods: readonly CalendarPeriod[]): readonly CalendarPeriod[] {
  return periods.flatMap((period, at) => {
    const next = periods[at + 1];
    if (!next) return [period];
    const all = [period];
    for (let id = periodAfter(period.id); id < next.id; id = periodAfter(id))
      all.push({ id, from: period.to, to: period.to });
    return all;
  });
}

/** The month after `2024-05`, or the year after `2024`. */
function periodAfter(id: string): string {
  const [year, month] = id.split('-').map(Number);
  const isLast = month === undefined || month === 12;
  const next = String(Number(year) + (isLast ? 1 : 0)).padStart(4, '0');
  return month === undefined ? next : `${next}-${String(isLast ? 1 : month + 1).padStart(2, '0')}`;
}
