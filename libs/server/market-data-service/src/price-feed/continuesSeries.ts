import type { Bar } from '@finance-analyst/market';

/** Providers round adjusted prices anew in each response; a dividend moves them far more than this. */
const tolerance = 1e-5;

const isSame = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= tolerance * Math.abs(b));

/**
 * Whether newer bars can be appended to stored ones: the two overlap and agree on every shared day. A dividend or
 * split since then changes the adjusted prices of every earlier day.
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
