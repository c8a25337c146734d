import { dayNumber, isoDate } from '@finance-analyst/portfolio';

/** The first and last day of a period, ISO: of `2024-05-31`, `2024-W22`, `2024-05`, `2024-Q2` or `2024`. */
export function periodDays(id: string): { readonly from: string; readonly to: string } {
  const [year = id, part, day] = id.split('-');
  if (day !== undefined) return { from: id, to: id };
  if (part?.startsWith('W')) {
    // The fourth of January is in the first week, and weeks begin on Monday; 1970-01-01 was a Thursday.
    const fourth = dayNumber(`${year}-01-04`) ?? 0;
    const monday = fourth - ((((fourth + 3) % 7) + 7) % 7) + 7 * (Number(part.slice(1)) - 1);
    return { from: isoDate(monday), to: isoDate(monday + 6) };
  }
  if (part === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const [first, count] = part.startsWith('Q') ? [3 * Number(part.slice(1)) - 2, 3] : [Number(part), 1];
  const next =
    first + count > 12
      ? `${String(Number(year) + 1).padStart(4, '0')}-01-01`
      : `${year}-${String(first + count).padStart(2, '0')}-01`;
  return {
    from: `${year}-${String(first).padStart(2, '0')}-01`,
    to: isoDate((dayNumber(next) ?? 1) - 1),
  };
}
