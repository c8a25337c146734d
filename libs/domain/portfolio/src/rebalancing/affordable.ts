import type { TradeRange } from './TradeRange.js';

/** The most purchases that an amount suffices for, each at least to its band: the smallest first. */
export function affordable(purchases: readonly TradeRange[], available: number): ReadonlySet<TradeRange> {
  const found = new Set<TradeRange>();
  let rest = available;
  for (const range of purchases.toSorted((a, b) => a.least * a.price - b.least * b.price)) {
    const amount = range.least * range.price;
    if (amount > rest) continue;
    rest -= amount;
    found.add(range);
  }
  return found;
}
