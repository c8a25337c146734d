import type { Sampling } from '../sampling/samplingPlan.js';
import type { Estimate } from './estimate.js';
import { estimateMean, withValue } from './estimateMean.js';

/** The mean as it was after the first paths. */
export interface ConvergencePoint {
  readonly paths: number;
  readonly mean: Estimate;
}

const fewestPaths = 64;
const fewestDesigns = 2;

/**
 * The mean after ever twice as many paths, or designs, up to all; no point where fewer than two paths had a figure. `valued`
 * are the figures of the paths that have one, and `whole` is the mean of all, if it is known.
 */
export function convergenceOf(
  outputs: Float64Array,
  sampling: Sampling,
  valued = withValue(outputs),
  whole?: Estimate,
): readonly ConvergencePoint[] {
  const isPlain = sampling.kind === 'plain';
  const total = isPlain ? outputs.length : sampling.designs;
  const stages: number[] = [];
  for (let stage = total; stage >= (isPlain ? fewestPaths : fewestDesigns); stage = Math.floor(stage / 2))
    stages.unshift(stage);
  return stages.flatMap((stage) => {
    const first = outputs.subarray(0, (outputs.length / total) * stage);
    const firstValued = valued === outputs ? first : withValue(first);
    if (firstValued.length < 2) return [];
    const known = stage === total ? whole : undefined;
    const mean =
      known ?? estimateMean(first, isPlain ? sampling : { ...sampling, designs: stage }, firstValued);
    return [{ paths: first.length, mean }];
  });
}
