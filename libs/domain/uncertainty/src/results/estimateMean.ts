import type { Sampling } from '../sampling/samplingPlan.js';
import type { Estimate } from './estimate.js';
import { momentsOf } from './momentsOf.js';

/**
 * The mean of the figures by path, NaN where a path has none, at least two others. Its standard error is that of
 * independent paths, or for designs that of their means: their strata make it smaller than the paths alone would say.
 * `valued` are the figures of the paths that have one.
 */
export function estimateMean(
  outputs: Float64Array,
  sampling: Sampling,
  valued = withValue(outputs),
  { mean, standardDeviation } = momentsOf(valued),
): Estimate {
  return {
    value: mean,
    standardError:
      sampling.kind === 'plain'
        ? standardDeviation / Math.sqrt(valued.length)
        : errorBetweenDesigns(designsOf(outputs, sampling.designs), (part) => momentsOf(part).mean),
  };
}

/** The figures of each design that has them. */
export function designsOf(outputs: Float64Array, designs: number): readonly Float64Array[] {
  const length = outputs.length / designs;
  return Array.from({ length: designs }, (_, design) =>
    withValue(outputs.subarray(design * length, (design + 1) * length)),
  );
}

/** The standard error of a figure as measured between independent designs; null if one of them has no figures. */
export const errorBetweenDesigns = <Part extends { readonly length: number }>(
  parts: readonly Part[],
  figureOf: (part: Part) => number,
): number | null =>
  parts.some((part) => part.length === 0)
    ? null
    : momentsOf(Float64Array.from(parts, figureOf)).standardDeviation / Math.sqrt(parts.length);

/** The figures of the paths that have one; the same array where all have. */
export function withValue(outputs: Float64Array): Float64Array {
  if (!outputs.includes(Number.NaN)) return outputs;
  // A loop takes a tenth of the time of `filter`, which calls a function for each of a million figures.
  const valued = new Float64Array(outputs.length);
  let count = 0;
  for (let at = 0; at < outputs.length; at += 1) {
    const figure = outputs[at] as number;
    if (Number.isNaN(figure)) continue;
    valued[count] = figure;
    count += 1;
  }
  return valued.subarray(0, count);
}
