import { countBelow, countUpTo } from '../results/countBelow.js';
import { momentsOf } from '../results/momentsOf.js';
import { orderedSum } from '../results/orderedSum.js';

/**
 * Spearman's rank correlation of two lists of figures of one length, equal figures with their mean rank; null where one of
 * them does not vary.
 */
export function rankCorrelation(x: Float64Array, y: Float64Array): number | null {
  const [first, second] = [ranksOf(x), ranksOf(y)];
  const [a, b] = [momentsOf(first), momentsOf(second)];
  if (!(a.standardDeviation > 0) || !(b.standardDeviation > 0)) return null;
  const products = first.map((rank, at) => (rank - a.mean) * ((second[at] as number) - b.mean));
  return orderedSum(products) / (x.length - 1) / (a.standardDeviation * b.standardDeviation);
}

function ranksOf(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  return values.map((value) => (countBelow(sorted, value) + countUpTo(sorted, value) - 1) / 2);
}
