import { quantileOfSorted } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { createRandomStream } from './createRandomStream.js';
import { criticalLine, type TurningPoint } from './criticalLine.js';
import { groupedEnds, type GroupedEnds } from './groupedEnds.js';
import { groupedFrontier } from './groupedFrontier.js';
import { groupedMaximumSharpe } from './groupedMaximumSharpe.js';
import { maximumSharpe } from './maximumSharpe.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { notPositiveDefinite, portfolioProblem, type PortfolioProblem } from './PortfolioProblem.js';
import { portfolioAt } from './portfolioAt.js';
import type { GroupedProblem } from './WeightGroup.js';
import { choleskyOf, resampledMoments } from './resampledMoments.js';

export interface ResamplingOptions {
  /** Of the sample that the moments were estimated from; more than there are assets. */
  readonly observations: number;
  readonly periodsPerYear: number;
  /** Expected returns at which the volatility of each frontier is taken. */
  readonly targets: readonly number[];
  /** A year, a fraction; of the maximum Sharpe ratio. */
  readonly riskFree: number;
  readonly seed: number;
}

/** Where 90% of the resamples are, and their median. */
export interface ResampledRange {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface ResampledFrontier {
  readonly resamples: number;
  /** By target: the least volatility for it; null if fewer than half of the resamples expect as much of any weights. */
  readonly volatility: readonly (ResampledRange | null)[];
  /** By target: the share of resamples in which some weights are expected to return as much. */
  readonly reached: readonly number[];
  /** By asset. */
  readonly minimumVariance: readonly ResampledRange[];
  /** By asset; null if fewer than half of the resamples expect more than the risk-free return of any weights. */
  readonly maximumSharpe: readonly ResampledRange[] | null;
}

export interface FrontierResampling {
  /** Draws another sample. False if its weights could not be computed; it is not counted. */
  readonly step: () => boolean;
  readonly result: () => Result<ResampledFrontier>;
}

/** Limits beyond bounds are those of `GroupedProblem`. */
export type ResamplingProblem = PortfolioProblem & Partial<Pick<GroupedProblem, 'groups' | 'trading'>>;

/** On each frontier within groups or turnover, between which volatilities are linear. */
const groupedPoints = 12;

/**
 * How far frontier and weights depend on the sample: frontiers of moments that other samples of the same length could have given, if
 * returns are normal and independent. R. O. Michaud, “Efficient Asset Management” (1998). It repeats from its seed.
 */
export function createFrontierResampling(
  problem: ResamplingProblem,
  { observations, periodsPerYear, targets, riskFree, seed }: ResamplingOptions,
): Result<FrontierResampling> {
  const why = portfolioProblem(problem) ?? optionsProblem(problem.covariance.size, observations);
  if (why !== null) return { ok: false, reason: why };
  const factor = choleskyOf(problem.covariance);
  if (!factor) return { ok: false, reason: notPositiveDefinite };
  const random = createRandomStream(seed);
  const near = isGrouped(problem) ? groupedEnds(groupedOf(problem)) : null;
  const volatility = targets.map((): number[] => []);
  const least: Float64Array[] = [];
  const sharpest: Float64Array[] = [];
  return {
    ok: true,
    value: {
      step: () => {
        const moments = resampledMoments(
          problem.expectedReturns,
          factor,
          { observations, periodsPerYear },
          random,
        );
        const found = drawnFrontier({ ...problem, ...moments }, riskFree, near);
        if (!found) return false;
        targets.forEach((target, at) => {
          const volatilityThere = found.volatilityFor(target);
          if (volatilityThere !== null) volatility[at]?.push(volatilityThere);
        });
        least.push(found.least);
        if (found.sharpest) sharpest.push(found.sharpest);
        return true;
      },
      result: () => {
        const resamples = least.length;
        if (resamples === 0) return { ok: false, reason: 'No sample was drawn.' };
        return {
          ok: true,
          value: {
            resamples,
            volatility: volatility.map((found) => (found.length * 2 < resamples ? null : rangeOf(found))),
            reached: volatility.map((found) => found.length / resamples),
            minimumVariance: rangesOf(least),
            maximumSharpe: sharpest.length * 2 < resamples ? null : rangesOf(sharpest),
          },
        };
      },
    },
  };
}

const isGrouped = ({ groups = [], trading }: ResamplingProblem): boolean =>
  groups.length > 0 || trading !== undefined;

const groupedOf = (problem: ResamplingProblem): GroupedProblem => ({
  ...problem,
  groups: problem.groups ?? [],
});

interface DrawnFrontier {
  readonly volatilityFor: (target: number) => number | null;
  readonly least: Float64Array;
  readonly sharpest: Float64Array | null;
}

/** The frontier of one sample; null if it cannot be computed. */
function drawnFrontier(
  problem: ResamplingProblem,
  riskFree: number,
  near: Result<GroupedEnds> | null,
): DrawnFrontier | null {
  if (near === null) {
    const line = criticalLine(problem);
    if (!line.ok) return null;
    const sharpe = maximumSharpe(problem, riskFree);
    return {
      volatilityFor: (target) => volatilityFor(line.value, target),
      least: (line.value.at(-1) as TurningPoint).weights,
      sharpest: sharpe.ok ? sharpe.value.weights : null,
    };
  }
  const grouped = groupedOf(problem);
  const ends = near.ok ? groupedEnds(grouped, near.value) : near;
  const frontier = groupedFrontier(grouped, groupedPoints, ends);
  if (!frontier.ok) return null;
  const sharpe = groupedMaximumSharpe(grouped, riskFree, ends);
  return {
    volatilityFor: (target) => volatilityBetween(frontier.value, target),
    least: (frontier.value[0] as ExpectedPortfolio).weights,
    sharpest: sharpe.ok ? sharpe.value.weights : null,
  };
}

/** The same as `volatilityFor`, between portfolios in order of their expected returns. */
function volatilityBetween(portfolios: readonly ExpectedPortfolio[], target: number): number | null {
  const at = portfolios.findIndex(({ expectedReturn }) => expectedReturn >= target);
  if (at < 0) return null;
  const above = portfolios[at] as ExpectedPortfolio;
  const below = portfolios[at - 1];
  if (!below) return above.volatility;
  const share = (target - below.expectedReturn) / (above.expectedReturn - below.expectedReturn);
  return below.volatility + share * (above.volatility - below.volatility);
}

function optionsProblem(assets: number, observations: number): string | null {
  return Number.isInteger(observations) && observations > assets
    ? null
    : `Resampling needs more returns (${observations}) than assets (${assets}).`;
}

/** The least volatility with at least an expected return; null if no weights are expected to return as much. */
function volatilityFor(points: readonly TurningPoint[], target: number): number | null {
  const [highest, last] = [points[0] as TurningPoint, points.at(-1) as TurningPoint];
  if (target > highest.expectedReturn) return null;
  if (target <= last.expectedReturn) return Math.sqrt(last.variance);
  const at = points.findIndex(({ expectedReturn }) => expectedReturn <= target);
  const [below, above] = [points[at] as TurningPoint, points[at - 1] as TurningPoint | undefined];
  if (!above) return Math.sqrt(below.variance);
  const share = (target - below.expectedReturn) / (above.expectedReturn - below.expectedReturn);
  return portfolioAt([below, above], 0, share).volatility;
}

function rangeOf(values: readonly number[]): ResampledRange {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => quantileOfSorted(sorted, share);
  return { low: at(0.05), median: at(0.5), high: at(0.95) };
}

const rangesOf = (weights: readonly Float64Array[]): readonly ResampledRange[] =>
  Array.from(weights[0] ?? [], (_, asset) => rangeOf(weights.map((each) => each[asset] as number)));
