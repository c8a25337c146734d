import type { WashSalePair } from '@finance-analyst/portfolio';

/** The loss of a sale that has replacements, and the purchases that replace. */
export interface Replaced {
  readonly currency: string;
  readonly loss: number;
  readonly quantity: number;
  /** Oldest first, each purchase once, whatever the number of lots sold. */
  readonly purchases: readonly {
    readonly row: string;
    readonly account: string;
    /** ISO date. */
    readonly date: string;
    readonly quantity: number;
  }[];
}

/** Sums up the pairs of one sale; null without any. */
export function replacedBy(pairs: readonly WashSalePair[]): Replaced | null {
  const [first] = pairs;
  if (!first) return null;
  const purchases = new Map<string, Replaced['purchases'][number]>();
  let [loss, quantity] = [0, 0];
  for (const pair of pairs) {
    const shares = Number(pair.quantity);
    loss += Number(pair.disallowedLoss);
    quantity += shares;
    const { replacement: row, replacementAccount: account, replacementDate: date } = pair;
    purchases.set(row, { row, account, date, quantity: (purchases.get(row)?.quantity ?? 0) + shares });
  }
  return {
    currency: first.currency,
    loss,
    quantity,
    purchases: [...purchases.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}
