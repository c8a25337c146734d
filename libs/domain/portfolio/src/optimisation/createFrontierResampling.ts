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
import type { GroupedProblem } from './WeightGroup.js';
import { choleskyOf, resampledMoments } from './resampledMoments.js';

export interface ResamplingOptions {
  /** Of the sample that the moments were estimated from; more than there are assets. */
  readonly observations: number;
  readonly periodsPerYear: number;
  /** Those at which the expected return of each frontier is taken. */
  readonly volatilities: readonly number[];
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
  /** By volatility: the highest expected return with no more; null if over 5% of the resamples have no weights with so little. */
  readonly expectedReturns: readonly (ResampledRange | null)[];
  /** By volatility: the share of resamples in which some weights have no more. */
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
  { observations, periodsPerYear, volatilities, riskFree, seed }: ResamplingOptions,
): Result<FrontierResampling> {
  const why = portfolioProblem(problem) ?? optionsProblem(problem.covariance.size, observations);
  if (why !== null) return { ok: false, reason: why };
  const factor = choleskyOf(problem.covariance);
  if (!factor) return { ok: false, reason: notPositiveDefinite };
  const random = createRandomStream(seed);
  const near = isGrouped(problem) ? groupedEnds(groupedOf(problem)) : null;
  const expectedReturns = volatilities.map((): number[] => []);
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
        volatilities.forEach((volatility, at) => {
          const expectedReturn = found.returnWith(volatility);
          if (expectedReturn !== null) expectedReturns[at]?.push(expectedReturn);
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
            expectedReturns: expectedReturns.map((found) => rangeOfAll(found, resamples)),
            reached: expectedReturns.map((found) => found.length / resamples),
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
  /** The highest expected return with no more than a volatility; null if there are no such weights. */
  readonly returnWith: (volatility: number) => number | null;
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
      returnWith: (volatility) => returnOnLine(line.value, volatility ** 2),
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
    returnWith: (volatility) => returnBetween(frontier.value, volatility),
    least: (frontier.value[0] as ExpectedPortfolio).weights,
    sharpest: sharpe.ok ? sharpe.value.weights : null,
  };
}

/** Between portfolios in order of their expected returns. */
function returnBetween(portfolios: readonly ExpectedPortfolio[], volatility: number): number | null {
  const at = portfolios.findIndex((each) => each.volatility > volatility);
  if (at < 0) return portfolios.at(-1)?.expectedReturn ?? null;
  const [below, above] = [portfolios[at - 1], portfolios[at] as ExpectedPortfolio];
  if (!below) return null;
  const share = (volatility - below.volatility) / (above.volatility - below.volatility);
  return below.expectedReturn + share * (above.expectedReturn - below.expectedReturn);
}

function optionsProblem(assets: number, observations: number): string | null {
  return Number.isInteger(observations) && observations > assets
    ? null
    : `Resampling needs more returns (${observations}) than assets (${assets}).`;
}

/** Between turning points, from the highest expected return down: there the variance is quadratic in the return. */
function returnOnLine(points: readonly TurningPoint[], variance: number): number | null {
  const at = points.findIndex((each) => each.variance <= variance);
  const [below, above] = [points[at], points[at - 1]];
  if (!below) return null;
  if (!above) return below.expectedReturn;
  const range = above.expectedReturn - below.expectedReturn;
  const first = 2 * below.slope * range;
  const second = above.variance - below.variance - first;
  const rest = variance - below.variance;
  const root = Math.sqrt(Math.max(first ** 2 + 4 * second * rest, 0));
  return below.expectedReturn + (rest > 0 ? Math.min((2 * rest) / (first + root), 1) : 0) * range;
}

/** The range of all resamples, of which those without a value are the lowest. */
function rangeOfAll(values: readonly number[], resamples: number): ResampledRange | null {
  const range = rangeOf([...Array.from({ length: resamples - values.length }, () => -Infinity), ...values]);
  return Number.isFinite(range.low) ? range : null;
}

function rangeOf(values: readonly number[]): ResampledRange {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => quantileOfSorted(sorted, share);
  return { low: at(0.05), median: at(0.5), high: at(0.95) };
}

const rangesOf = (weights: readonly Float64Array[]): readonly ResampledRange[] =>
  Array.from(weights[0] ?? [], (_, asset) => rangeOf(weights.map((each) => each[asset] as number)));
