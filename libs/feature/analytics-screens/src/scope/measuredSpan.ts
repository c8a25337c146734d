import type { DailyHistory } from '@finance-analyst/portfolio';

/**
 * The places of the first and last day within a window on which a part of a portfolio was held or moved, so that its returns are of that
 * time only; null if it never was. The first is the day before it was bought.
 */
export function measuredSpan(
  history: DailyHistory,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | null {
  const columns = [history.inflows, history.outflows, history.income, history.fees, history.taxes];
  const hasMoved = (at: number): boolean => columns.some((column) => column[at] !== 0);
  // Of the day on which the window opens only the value counts.
  const isMeasured = (at: number): boolean => history.values[at] !== 0 || (at > from && hasMoved(at));
  let first = from;
  while (first <= to && !isMeasured(first)) first += 1;
  if (first > to) return null;
  let last = to;
  while (last > first && !isMeasured(last)) last -= 1;
  const opens = Math.max(first - 1, from);
  return last > opens ? { from: opens, to: last } : null;
}
