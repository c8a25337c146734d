import type { Result } from '@finance-analyst/foundation';
import { contributionToReturn } from '../contribution/contributionToReturn.js';
import type { Segment } from '../contribution/Segment.js';
import type { FlowTiming } from '../returns/FlowTiming.js';
import type { ValueHistory } from '../returns/ValueHistory.js';

/** One side of an `AttributionPeriod`, by segment. */
export interface WeightsAndReturns {
  /** Averages over the days of the period; they add up to 1. */
  readonly weights: Float64Array;
  /** What a segment contributed over its average weight; NaN where it has none. */
  readonly returns: Float64Array;
  /** The time-weighted return, which is the sum of weight × return. */
  readonly total: number;
}

/** A segment with less than this average weight was hardly held, and a return on it would say nothing. */
const smallestWeight = 1e-4;

/**
 * The weights and returns of a period in which a portfolio traded, for attribution: weights are those at the opening of each day on
 * average, so that weight × return is the contribution of a segment. What a segment without a weight contributed, such as a dividend after
 * its sale, counts in the largest one.
 */
export function weightsAndReturns(
  whole: ValueHistory,
  segments: readonly Segment[],
  timing?: FlowTiming,
): Result<WeightsAndReturns> {
  const linked = contributionToReturn(whole, segments, timing);
  if (!linked.ok) return linked;
  const weights = averageWeights(segments, whole.days.length);
  if (!weights) return { ok: false, reason: 'Nothing was held in the period.' };
  const contributions = linked.value.contributions.slice();
  const largest = weights.indexOf(weights.reduce((most, each) => Math.max(most, each)));
  let left = 0;
  weights.forEach((weight, at) => {
    if (Math.abs(weight) >= smallestWeight || at === largest) return;
    left += weight;
    contributions[largest] = (contributions[largest] as number) + (contributions[at] as number);
    weights[at] = 0;
  });
  weights[largest] = (weights[largest] as number) + left;
  return {
    ok: true,
    value: {
      weights,
      returns: weights.map((weight, at) =>
        weight === 0 ? Number.NaN : (contributions[at] as number) / weight,
      ),
      total: linked.value.total,
    },
  };
}

/** Null if nothing has a value on any day. */
function averageWeights(segments: readonly Segment[], days: number): Float64Array | null {
  const sums = new Float64Array(segments.length);
  let counted = 0;
  for (let at = 1; at < days; at += 1) {
    const opening = valueOn(segments, at - 1);
    // A portfolio that starts on a day has only the values at its close.
    const place = opening > 0 ? at - 1 : at;
    const total = opening > 0 ? opening : valueOn(segments, at);
    if (!(total > 0)) continue;
    segments.forEach(({ values }, segment) => {
      sums[segment] = (sums[segment] as number) + (values[place] as number) / total;
    });
    counted += 1;
  }
  return counted === 0 ? null : sums.map((sum) => sum / counted);
}

const valueOn = (segments: readonly Segment[], place: number): number =>
  segments.reduce((sum, { values }) => sum + (values[place] as number), 0);
