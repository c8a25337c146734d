import { orderedSum } from '../results/orderedSum.js';
import { setSize } from './setSize.js';

/**
 * Shapley's share of each of n members in the value of all of them: the mean, over all orders of joining, of what it adds.
 * `values` are by set of members, as the bits of the index; there are 2ⁿ. The shares total the value of the full set less
 * that of the empty one.
 */
export function shapleyShares(values: Float64Array): readonly number[] {
  const count = Math.log2(values.length);
  if (!Number.isInteger(count)) throw new RangeError('values are needed for every set of members');
  const weights = weightsBySize(count);
  return Array.from({ length: count }, (_, member) => {
    const bit = 2 ** member;
    const added = new Float64Array(values.length);
    for (let set = 0; set < values.length; set += 1) {
      if (set & bit) continue;
      added[set] =
        (weights[setSize(set)] as number) * ((values[set + bit] as number) - (values[set] as number));
    }
    return orderedSum(added);
  });
}

/** The share of orders in which a given set of this size, and then the member, joins: s! (n − 1 − s)! ÷ n!. */
function weightsBySize(count: number): readonly number[] {
  const weights: number[] = [];
  for (let size = 0; size < count; size += 1) {
    const before = weights[size - 1];
    weights.push(before === undefined ? 1 / count : (before * size) / (count - size));
  }
  return weights;
}
