import type { Sampling } from '../sampling/samplingPlan.js';
import { ascendingFigures, type AscendingFigures } from './ascendingFigures.js';
import type { Estimate } from './estimate.js';
import { designsOf, errorBetweenDesigns } from './estimateMean.js';
import { figureAt, neighbors, percentileOf, percentilePosition } from './percentileOf.js';

/** Figures of a sample with their standard errors. */
export interface Estimator {
  readonly percentile: (probability: number) => Estimate;
  /** The share of the figures below a bound. */
  readonly shareBelow: (bound: number) => Estimate;
}

/**
 * Estimates from the figures by path, NaN where a path has none; `sorted` are the others in ascending order. The probabilities
 * are those whose percentiles will be asked for.
 */
export function createEstimator(
  outputs: Float64Array,
  sorted: AscendingFigures,
  sampling: Sampling,
  probabilities: readonly number[] = [],
): Estimator {
  const errors =
    sampling.kind === 'plain'
      ? errorsOfPaths(sorted)
      : errorsOfDesigns(outputs, sorted.length, sampling.designs, probabilities);
  return {
    percentile: (probability) => ({
      value: percentileOf(sorted, probability),
      standardError: errors.percentile(probability),
    }),
    shareBelow: (bound) => {
      const below = numberBelow(outputs, bound);
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

/** How many of the figures, in any order, are below the bound. */
function numberBelow(figures: Float64Array, bound: number): number {
  let count = 0;
  for (let at = 0; at < figures.length; at += 1) if ((figures[at] as number) < bound) count += 1;
  return count;
}

/** The positions, among so many figures in ascending order, of those that a percentile and its standard error are made of. */
export function estimatePositions(count: number, probability: number): readonly number[] {
  const range = errorRange(count, probability) ?? [];
  return [percentilePosition(count, probability), ...range].flatMap((position) => neighbors(count, position));
}

/** One binomial standard deviation to either side of a percentile, as positions; null if that is beyond the figures. */
function errorRange(count: number, probability: number): readonly [from: number, to: number] | null {
  const position = percentilePosition(count, probability);
  const distance = Math.sqrt(count * probability * (1 - probability));
  const [from, to] = [position - distance, position + distance];
  return distance === 0 || from < 0 || to > count - 1 ? null : [from, to];
}

/** Of independent paths. That of a percentile is half the distance between the order statistics to either side. */
function errorsOfPaths(sorted: AscendingFigures): StandardErrors {
  const count = sorted.length;
  return {
    percentile: (probability) => {
      const range = errorRange(count, probability);
      return range && (figureAt(sorted, range[1]) - figureAt(sorted, range[0])) / 2;
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

/** Of independent designs: from the differences between their figures, of which there are `count`. */
function errorsOfDesigns(
  outputs: Float64Array,
  count: number,
  designs: number,
  probabilities: readonly number[],
): StandardErrors {
  const parts = designsOf(outputs, designs);
  const sorted = parts.map((part) => {
    const { length } = part;
    const positions = probabilities.map((probability) => percentilePosition(length, probability));
    return ascendingFigures(
      part,
      positions.flatMap((position) => neighbors(length, position)),
    );
  });
  return {
    percentile: (probability) => errorBetweenDesigns(sorted, (part) => percentileOf(part, probability)),
    shareBelow: (bound) => {
      const measured = errorBetweenDesigns(parts, (part) => numberBelow(part, bound) / part.length);
      return measured === null ? null : Math.max(measured, errorOfWholePaths(count / designs, designs));
    },
  };
}

/**
 * The least that the error of a share can be said to be. Strata leave a design one of two neighboring whole counts of paths,
 * with a standard deviation of up to half a path, so that designs often have the same count although none has the true share.
 */
const errorOfWholePaths = (pathsOfDesign: number, designs: number): number =>
  1 / (2 * pathsOfDesign * Math.sqrt(designs));
