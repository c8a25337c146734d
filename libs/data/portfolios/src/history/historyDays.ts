import { dayNumber, type LedgerRow } from '@finance-analyst/portfolio';

/**
 * The days of a portfolio's history: the day before its first row, so that it opens with nothing, each day with a price or a row, and
 * today. Empty if there is no row up to today.
 */
export function historyDays(
  rows: readonly Pick<LedgerRow, 'date'>[],
  tradingDays: readonly ArrayLike<number>[],
  today: string,
): Int32Array {
  const last = dayNumber(today) ?? Number.NEGATIVE_INFINITY;
  const ofRows = rows.flatMap(({ date }) => dayNumber(date) ?? []).filter((day) => day <= last);
  const first = ofRows.reduce((earliest, day) => Math.min(earliest, day), Number.POSITIVE_INFINITY);
  if (!Number.isFinite(first)) return new Int32Array(0);
  const isOpen = new Uint8Array(last - first + 2);
  const open = (day: number): void => {
    if (day >= first && day <= last) isOpen[day - first + 1] = 1;
  };
  for (const days of tradingDays) for (let at = 0; at < days.length; at += 1) open(days[at] as number);
  ofRows.forEach(open);
  open(last);
  isOpen[0] = 1;
  const days: number[] = [];
  isOpen.forEach((is, at) => {
    if (is === 1) days.push(first - 1 + at);
  });
  return Int32Array.from(days);
}
