import type { Sampling } from '../sampling/samplingPlan.js';
import { ascendingFigures, type AscendingFigures } from './ascendingFigures.js';
import { countBelow } from './countBelow.js';
import type { Estimate } from './estimate.js';
import { designsOf, errorBetweenDesigns } from './estimateMean.js';
import { figureAt, percentileOf } from './percentileOf.js';

/** Figures of a sample with their standard errors. */
export interface Estimator {
  readonly percentile: (probability: number) => Estimate;
  /** The share of the figures below a bound. */
  readonly shareBelow: (bound: number) => Estimate;
}

/** Estimates from the figures by path, NaN where a path has none; `sorted` are the others in ascending order. */
export function createEstimator(
  outputs: Float64Array,
  sorted: AscendingFigures,
  sampling: Sampling,
): Estimator {
  const errors =
    sampling.kind === 'plain' ? errorsOfPaths(sorted) : errorsOfDesigns(outputs, sampling.designs);
  return {
    percentile: (probability) => ({
      value: percentileOf(sorted, probability),
      standardError: errors.percentile(probability),
    }),
    shareBelow: (bound) => {
      const below = countBelow(sorted, bound);
      const isOneSided = below === 0 || below === sorted.length;
      return {
        value: below / sorted.length,
        standardError: isOneSided ? errorOfShare(below, sorted.length) : errors.shareBelow(bound, below),
      };
    },
  };
}

interface StandardErrors {
  readonly percentile: (probability: number) => number | null;
  readonly shareBelow: (bound: number, below: number) => number | null;
}

/**
 * Of independent paths. That of a percentile is half the distance between the order statistics one binomial standard
 * deviation to either side.
 */
function errorsOfPaths(sorted: AscendingFigures): StandardErrors {
  const count = sorted.length;
  return {
    percentile: (probability) => {
      const position = probability * (count - 1);
      const distance = Math.sqrt(count * probability * (1 - probability));
      const [from, to] = [position - distance, position + distance];
      return distance === 0 || from < 0 || to > count - 1
        ? null
        : (figureAt(sorted, to) - figureAt(sorted, from)) / 2;
    },
    shareBelow: (_, below) => errorOfShare(below, count),
  };
}

/**
 * Of a share of independent paths, with two more on either side, so that it is not 0 where no path, or each, was below:
 * A. Agresti and B. A. Coull, “Approximate is better than ‘exact’”, American Statistician 52 (1998).
 */
function errorOfShare(below: number, count: number): number {
  const share = (below + 2) / (count + 4);
  return Math.sqrt((share * (1 - share)) / (count + 4));
}

/** Of independent designs: from the differences between their figures. */
function errorsOfDesigns(outputs: Float64Array, designs: number): StandardErrors {
  const parts = designsOf(outputs, designs).map(ascendingFigures);
  return {
    percentile: (probability) => errorBetweenDesigns(parts, (part) => percentileOf(part, probability)),
    shareBelow: (bound) => errorBetweenDesigns(parts, (part) => countBelow(part, bound) / part.length),
  };
}
