import type { Bar } from '@finance-analyst/market';

/** Providers round their adjusted prices anew in each answer; a dividend moves them by far more than this. */
const tolerance = 1e-5;

const isSame = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= tolerance * Math.abs(b));

/**
 * Whether newer bars can be added to stored ones: they share a day, and agree on all that they share. A dividend or
 * a split since then moves the adjusted prices of every earlier day.
 */
export function continuesSeries(stored: readonly Bar[], newer: readonly Bar[]): boolean {
  const byDate = new Map(newer.map((bar) => [bar.date, bar]));
  const shared = stored.flatMap((bar) => {
    const other = byDate.get(bar.date);
    return other ? [[bar, other] as const] : [];
  });
  return (
    shared.length > 0 &&
    shared.every(
      ([bar, other]) => isSame(bar.close, other.close) && isSame(bar.adjustedClose, other.adjustedClose),
    )
  );
}
