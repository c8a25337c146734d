import { selectSmallest } from './selectSmallest.js';
import { smallestOf } from './smallestOf.js';
import type { TailLoss } from './TailLoss.js';

/**
 * The loss that a share of outcomes exceeds, linear between neighbors by size (definition 7 of Hyndman and Fan, as R and
 * NumPy), and the mean of the losses that are as large or larger.
 */
export function historicalLoss(outcomes: Float64Array, share: number): TailLoss {
  const exact = (outcomes.length - 1) * share;
  const position = Math.abs(exact - Math.round(exact)) < 1e-9 ? Math.round(exact) : exact;
  const rank = Math.floor(position);
  const lowest = smallestOf(outcomes, rank + 2);
  selectSmallest(lowest, rank);
  const below = lowest[rank] as number;
  let above = Infinity;
  for (let at = rank + 1; at < lowest.length; at += 1) above = Math.min(above, lowest[at] as number);
  const quantile = position === rank ? below : below + (above - below) * (position - rank);
  let sum = 0;
  let count = rank + 1;
  for (let at = 0; at <= rank; at += 1) sum += (lowest[at] as number) - quantile;
  // Outcomes that equal the quantile can be on either side of it.
  if (quantile >= above)
    for (let at = rank + 1; at < lowest.length; at += 1) count += lowest[at] === quantile ? 1 : 0;
  return { valueAtRisk: -quantile, expectedShortfall: -(quantile + sum / count) };
}
