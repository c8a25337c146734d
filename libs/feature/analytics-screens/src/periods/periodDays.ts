import { dayNumber, isoDate } from '@finance-analyst/portfolio';

/** The first and last day of a month, `2024-05`, or a year, `2024`; ISO. */
export function periodDays(id: string): { readonly from: string; readonly to: string } {
  const [year = id, month] = id.split('-');
  const from = `${year}-${month ?? '01'}-01`;
  const isLast = month === undefined || month === '12';
  const next = isLast
    ? `${String(Number(year) + 1).padStart(4, '0')}-01-01`
    : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
  return { from, to: isoDate((dayNumber(next) ?? 1) - 1) };
}
