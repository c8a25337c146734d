import type { CalendarPeriod } from '@finance-analyst/portfolio';

/** The months, quarters or years with those between them that have no day of their own: these begin and end where the one before them ends. */
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

/** The month after `2024-05`, the quarter after `2024-Q2`, or the year after `2024`. */
function periodAfter(id: string): string {
  const [year, part] = id.split('-');
  const isLast = part === undefined || part === '12' || part === 'Q4';
  const next = String(Number(year) + (isLast ? 1 : 0)).padStart(4, '0');
  if (part === undefined) return next;
  return part.startsWith('Q')
    ? `${next}-Q${String(isLast ? 1 : Number(part.slice(1)) + 1)}`
    : `${next}-${String(isLast ? 1 : Number(part) + 1).padStart(2, '0')}`;
}
