import type { Result } from '@finance-analyst/foundation';
import { ascendingFigures } from '../results/ascendingFigures.js';
import { checksumOf } from '../results/checksumOf.js';
import { convergenceOf, type ConvergencePoint } from '../results/convergenceOf.js';
import type { Estimate, PercentileEstimate } from '../results/estimate.js';
import { createEstimator, estimatePositions } from '../results/createEstimator.js';
import { estimateMean, withValue } from '../results/estimateMean.js';
import { momentsOf } from '../results/momentsOf.js';
import { histogramOf, histogramProbabilities, type Histogram } from '../results/histogramOf.js';
import { percentileOf } from '../results/percentileOf.js';
import type { SamplingPlan } from '../sampling/samplingPlan.js';
import type { CollectedPaths } from './createCollector.js';

/** What a summary has beside the mean. */
export interface SummaryOptions {
  /** Probabilities between 0 and 1; the 5th, 10th, 25th, 50th, 75th, 90th and 95th percentile unless given. */
  readonly percentiles?: readonly number[];
  /** A value below it is a loss. */
  readonly price?: number;
  /** Converged means that no standard error of the mean or a percentile is above this, in the units of the output. */
  readonly largestStandardError?: number;
  readonly binCount?: number;
}

/** What a simulation says about its output. */
export interface SimulationSummary {
  readonly paths: number;
  /** Paths without a value, and why; most frequent first. The statistics are of the others. */
  readonly failed: number;
  readonly failures: readonly { readonly reason: string; readonly paths: number; readonly share: number }[];
  /** Equal for runs with the same figures on every path. */
  readonly checksum: string;
  readonly statistics: Result<SimulationStatistics>;
}

/** The distribution of the output over all paths with a value, in the unit of the output. */
export interface SimulationStatistics {
  readonly mean: Estimate;
  readonly standardDeviation: number;
  readonly smallest: number;
  readonly largest: number;
  readonly percentiles: readonly PercentileEstimate[];
  /** If a price is given. */
  readonly loss?: LossProbability;
  readonly histogram: Histogram;
  readonly convergence: readonly ConvergencePoint[];
  /** If a largest standard error is given. */
  readonly isConverged?: boolean;
}

/** The probability of a value below the price, among the paths with a value. */
export interface LossProbability extends Estimate {
  readonly price: number;
  /** The share of all paths if those without a value are no losses, or are all losses. */
  readonly lowest: number;
  readonly highest: number;
}

/** What a summary needs to know of how its paths were drawn. */
type SummarizedPlan = Pick<SamplingPlan, 'sampling' | 'methodVersion'>;

const usualPercentiles = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95];
const usualBinCount = 40;

/** Summarizes the paths of a run: the same bits whatever blocks they were computed in. */
export function summarizePaths(
  { outputs, failures }: CollectedPaths,
  plan: SummarizedPlan,
  options: SummaryOptions = {},
): SimulationSummary {
  const paths = outputs.length;
  const valued = withValue(outputs);
  return {
    paths,
    failed: paths - valued.length,
    failures: failures.map((failure) => ({ ...failure, share: failure.paths / paths })),
    checksum: checksumOf(outputs),
    statistics:
      valued.length < 2
        ? { ok: false, reason: 'Fewer than two paths have a value.' }
        : { ok: true, value: statisticsOf(outputs, valued, plan, options) },
  };
}

function statisticsOf(
  outputs: Float64Array,
  valued: Float64Array,
  { sampling, methodVersion }: SummarizedPlan,
  options: SummaryOptions,
): SimulationStatistics {
  const { percentiles: probabilities = usualPercentiles, price, largestStandardError } = options;
  const positions = [...probabilities, ...histogramProbabilities].flatMap((probability) =>
    estimatePositions(valued.length, probability),
  );
  const sorted = ascendingFigures(valued, [0, ...positions, valued.length - 1]);
  const estimator = createEstimator(outputs, sorted, sampling, probabilities);
  const [low, high] = histogramProbabilities.map((probability) => percentileOf(sorted, probability));
  const moments = momentsOf(valued);
  const mean = estimateMean(outputs, sampling, valued, moments);
  const percentiles = probabilities.map((probability) => ({
    probability,
    ...estimator.percentile(probability),
  }));
  const isWithin = ({ standardError }: Estimate): boolean =>
    standardError !== null && largestStandardError !== undefined && standardError <= largestStandardError;
  return {
    mean,
    // The first method summed in ascending order.
    standardDeviation: (methodVersion === undefined || methodVersion === 1
      ? momentsOf(valued.toSorted())
      : moments
    ).standardDeviation,
    smallest: sorted.at(0) as number,
    largest: sorted.at(sorted.length - 1) as number,
    percentiles,
    ...(price === undefined
      ? {}
      : { loss: lossOf(price, estimator.shareBelow(price), sorted.length, outputs.length) }),
    histogram: histogramOf(valued, low as number, high as number, options.binCount ?? usualBinCount),
    convergence: convergenceOf(outputs, sampling, valued, mean),
    ...(largestStandardError === undefined ? {} : { isConverged: [mean, ...percentiles].every(isWithin) }),
  };
}

function lossOf(price: number, share: Estimate, valued: number, paths: number): LossProbability {
  const losses = Math.round(share.value * valued);
  return { ...share, price, lowest: losses / paths, highest: (losses + paths - valued) / paths };
}
