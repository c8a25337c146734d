import { amountOf, type PlannedTrade } from './PlannedTrade.js';
import type { TradeRange } from './TradeRange.js';

export interface Spending {
  readonly purchases: readonly PlannedTrade[];
  /** What cash does not suffice for. */
  readonly unaffordable: readonly TradeRange[];
}

/** Spends cash on as many purchases as it suffices for, each at least to its band, then all of them in proportion towards their wish. */
export function spendCash(ranges: readonly TradeRange[], cash: number): Spending {
  const purchases: PlannedTrade[] = [];
  const unaffordable: TradeRange[] = [];
  let rest = cash;
  const possible = ranges.filter(({ most }) => most > 0);
  for (const range of possible.sort((a, b) => a.least * a.price - b.least * b.price)) {
    const amount = range.least * range.price;
    if (amount > rest) {
      unaffordable.push(range);
      continue;
    }
    rest -= amount;
    purchases.push({ range, steps: range.least });
  }
  const wished = purchases.reduce((sum, { range }) => sum + (range.wish - range.least) * range.price, 0);
  const share = wished > rest ? rest / wished : 1;
  for (const purchase of purchases) {
    const { least, wish, price } = purchase.range;
    const before = amountOf(purchase);
    purchase.steps = Math.min(least + Math.floor((wish - least) * share), least + Math.floor(rest / price));
    rest -= amountOf(purchase) - before;
  }
  return { purchases, unaffordable };
}
