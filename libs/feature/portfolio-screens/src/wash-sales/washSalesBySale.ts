import type { WashSalePair } from '@finance-analyst/portfolio';

/** The pairs of each sale, by its id, in the order of sales. */
export function washSalesBySale(
  pairs: readonly WashSalePair[],
): ReadonlyMap<string, readonly WashSalePair[]> {
  const bySale = new Map<string, WashSalePair[]>();
  for (const pair of pairs) {
    const own = bySale.get(pair.sale);
    if (own) own.push(pair);
    else bySale.set(pair.sale, [pair]);
  }
  return bySale;
}
