import { multiplyMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { createFreeAssets, type FreeAssets } from './FreeAssets.js';
import { highestReturn } from './highestReturn.js';
import { dotOf } from './Portfolio.js';
import { notPositiveDefinite, portfolioProblem, type PortfolioProblem } from './PortfolioProblem.js';
import { longOnly, onlyWeights, type WeightBounds } from './WeightBounds.js';

/** Where an asset reaches or leaves a bound on the efficient frontier; between two of them, weights are linear in the expected return. */
export interface TurningPoint {
  readonly weights: Float64Array;
  readonly expectedReturn: number;
  readonly variance: number;
  /** Half of what a unit of expected return adds to the variance here; 0 at minimum variance. */
  readonly slope: number;
}

/**
 * The turning points of the efficient frontier, from the highest expected return down to the least variance or, if `until` says so, to an
 * earlier one. H. M. Markowitz, “Portfolio Selection” (1959); D. H. Bailey and M. López de Prado, “An open-source implementation of the
 * critical-line algorithm for portfolio optimization”, Algorithms 6 (2013).
 *
 * It minimizes ½ variance − slope × return as the slope falls from infinity to 0. Equal expected returns are told apart by a billionth of
 * their range, so that no two assets change places at once.
 */
export function criticalLine(
  problem: PortfolioProblem,
  until: (point: TurningPoint) => boolean = () => false,
): Result<readonly TurningPoint[]> {
  const reason = portfolioProblem(problem);
  if (reason !== null) return { ok: false, reason };
  const { covariance, expectedReturns } = problem;
  const bounds = problem.bounds ?? longOnly(covariance.size);
  const only = onlyWeights(bounds);
  if (only) {
    const variance = dotOf(only, multiplyMatrix(covariance, only));
    const expectedReturn = dotOf(only, expectedReturns);
    return { ok: true, value: [{ weights: only, expectedReturn, variance, slope: 0 }] };
  }
  const line = startLine(problem, bounds);
  if (!line) return { ok: false, reason: notPositiveDefinite };
  const points = [pointOf(line, expectedReturns)];
  const mostSteps = 1000 + 50 * covariance.size;
  for (let step = 1; step <= mostSteps; step += 1) {
    const last = points.at(-1) as TurningPoint;
    if (line.slope === 0 || until(last)) return { ok: true, value: points };
    const direction = directionOf(line);
    const event = nextEvent(line, direction);
    move(line, direction, event);
    if (event.asset >= 0 && !change(line, event)) return { ok: false, reason: notPositiveDefinite };
    if (step % stepsBetweenRefreshes === 0 || line.slope === 0) refresh(line);
    const point = pointOf(line, expectedReturns);
    // Several assets can change at one slope.
    if (last.slope > point.slope) points.push(point);
    else points[points.length - 1] = point;
  }
  return { ok: false, reason: 'The efficient frontier was not found: too many assets are alike.' };
}

/** Rounding adds up with each step, so that weights are computed anew after so many. */
const stepsBetweenRefreshes = 32;

const free = 0;
const atLower = -1;
const atUpper = 1;

/** A point on the way down. */
interface Line {
  readonly problem: PortfolioProblem;
  readonly bounds: WeightBounds;
  /** Expected returns, with equal ones told apart. */
  readonly returns: Float64Array;
  readonly free: FreeAssets;
  /** By asset: free, or which bound its weight is at. */
  readonly status: Int8Array;
  readonly weights: Float64Array;
  /** covariance × weights. */
  readonly risk: Float64Array;
  slope: number;
  /** The asset that changed last: rounding must not change it back at once. */
  changed: number;
}

function startLine(problem: PortfolioProblem, bounds: WeightBounds): Line | null {
  const { covariance, expectedReturns } = problem;
  const returns = toldApart(expectedReturns);
  const { weights, marginal } = highestReturn(returns, bounds);
  const status = Int8Array.from(weights, (weight, asset) =>
    weight >= (bounds.upper[asset] as number) ? atUpper : atLower,
  );
  status[marginal] = free;
  const line: Line = {
    problem,
    bounds,
    returns,
    free: createFreeAssets(covariance),
    status,
    weights,
    risk: multiplyMatrix(covariance, weights),
    slope: 0,
    changed: -1,
  };
  if (!line.free.add(marginal)) return null;
  // With one free asset nothing moves until the slope is low enough for another one.
  let next = -1;
  line.risk.forEach((risk, asset) => {
    const slope =
      (risk - (line.risk[marginal] as number)) / ((returns[asset] as number) - (returns[marginal] as number));
    if (asset !== marginal && canMove(line, asset) && slope > line.slope) [line.slope, next] = [slope, asset];
  });
  return next < 0 || change(line, { asset: next, status: free, fall: 0 }) ? line : null;
}

const canMove = ({ bounds }: Line, asset: number): boolean =>
  (bounds.upper[asset] as number) > (bounds.lower[asset] as number);

/** Adds to each return a different part of a billionth of their range, or of 1 if they are all equal. */
function toldApart(expectedReturns: Float64Array): Float64Array {
  const highest = expectedReturns.reduce((most, each) => Math.max(most, each));
  const range = highest - expectedReturns.reduce((least, each) => Math.min(least, each));
  const step = ((range === 0 ? 1 : range) * 1e-9) / expectedReturns.length;
  return expectedReturns.map((each, asset) => each - step * asset);
}

/** How weights and risk change for each unit of slope. */
interface Direction {
  /** In the order of the free assets. */
  readonly weights: Float64Array;
  readonly risk: Float64Array;
}

/** Free assets all have the risk of the first one, and for a higher return that times the slope more. */
const referenceOf = ({ free: { assets } }: Line): number => assets[0] as number;

function directionOf(line: Line): Direction {
  const { size, values } = line.problem.covariance;
  const { assets, solve } = line.free;
  const ones = solve(() => 1);
  const rises = solve((asset) => returnAbove(line, asset));
  const multiplier = -sumOf(rises) / sumOf(ones);
  const weights = rises.map((each, at) => each + multiplier * (ones[at] as number));
  const risk = new Float64Array(size);
  addRows(risk, values, assets, weights);
  return { weights, risk };
}

/** That of the reference is subtracted: the slope can be large, and differences between returns small. */
const returnAbove = (line: Line, asset: number): number =>
  (line.returns[asset] as number) - (line.returns[referenceOf(line)] as number);

const sumOf = (x: Float64Array): number => x.reduce((sum, each) => sum + each, 0);

/** Adds rows of a matrix, each times its factor; four at a time, so that the sum is read and written a quarter as often. */
function addRows(
  sum: Float64Array,
  values: Float64Array,
  rows: readonly number[],
  factors: Float64Array,
): void {
  const size = sum.length;
  let at = 0;
  for (; at + 3 < rows.length; at += 4) {
    const first = (rows[at] as number) * size;
    const second = (rows[at + 1] as number) * size;
    const third = (rows[at + 2] as number) * size;
    const fourth = (rows[at + 3] as number) * size;
    const a = factors[at] as number;
    const b = factors[at + 1] as number;
    const c = factors[at + 2] as number;
    const d = factors[at + 3] as number;
    for (let column = 0; column < size; column += 1)
      sum[column] =
        (sum[column] as number) +
        a * (values[first + column] as number) +
        b * (values[second + column] as number) +
        (c * (values[third + column] as number) + d * (values[fourth + column] as number));
  }
  for (; at < rows.length; at += 1) {
    const start = (rows[at] as number) * size;
    const factor = factors[at] as number;
    for (let column = 0; column < size; column += 1)
      sum[column] = (sum[column] as number) + factor * (values[start + column] as number);
  }
}

/** What happens next as the slope falls; without an asset, minimum variance is reached. */
interface LineEvent {
  readonly asset: number;
  /** Afterwards. */
  readonly status: number;
  /** Of the slope until then. */
  readonly fall: number;
}

function nextEvent(line: Line, direction: Direction): LineEvent {
  const { status, weights, risk, bounds, changed } = line;
  let event: LineEvent = { asset: -1, status: free, fall: line.slope };
  const consider = (asset: number, next: number, fall: number): void => {
    if (fall < event.fall) event = { asset, status: next, fall: Math.max(fall, 0) };
  };
  line.free.assets.forEach((asset, at) => {
    const rise = direction.weights[at] as number;
    const weight = weights[asset] as number;
    const bound = (rise > 0 ? bounds.lower[asset] : bounds.upper[asset]) as number;
    if (rise !== 0) consider(asset, rise > 0 ? atLower : atUpper, (weight - bound) / rise);
  });
  const reference = referenceOf(line);
  for (let asset = 0; asset < status.length; asset += 1) {
    const bound = status[asset] as number;
    if (bound === free || asset === changed) continue;
    // Its disadvantage to the free assets falls to 0 at a lower bound, and rises to 0 at an upper one.
    const extraReturn = returnAbove(line, asset);
    const extraRisk = (risk[asset] as number) - (risk[reference] as number);
    const rise = (direction.risk[asset] as number) - (direction.risk[reference] as number) - extraReturn;
    if (rise * bound < 0 && canMove(line, asset))
      consider(asset, free, (extraRisk - line.slope * extraReturn) / rise);
  }
  return event;
}

function move(line: Line, direction: Direction, { asset, status, fall }: LineEvent): void {
  const { weights, risk, bounds } = line;
  line.free.assets.forEach((each, at) => {
    weights[each] = (weights[each] as number) - fall * (direction.weights[at] as number);
  });
  for (let each = 0; each < risk.length; each += 1)
    risk[each] = (risk[each] as number) - fall * (direction.risk[each] as number);
  line.slope = slopeAfter(line, asset, status, fall);
  if (asset >= 0 && status !== free)
    weights[asset] = (status === atLower ? bounds.lower[asset] : bounds.upper[asset]) as number;
}

/**
 * From the risk of the two free assets whose returns differ most, or of the one that becomes free: what is left of a large slope after a
 * large fall would have lost its digits.
 */
function slopeAfter(line: Line, asset: number, status: number, fall: number): number {
  if (asset < 0) return 0;
  const {
    risk,
    free: { assets },
  } = line;
  let widest = status === free ? asset : referenceOf(line);
  for (const each of assets)
    if (Math.abs(returnAbove(line, each)) > Math.abs(returnAbove(line, widest))) widest = each;
  const slope = ((risk[widest] as number) - (risk[referenceOf(line)] as number)) / returnAbove(line, widest);
  return slope >= 0 && slope < line.slope ? slope : line.slope - fall;
}

/** False if the covariance is not positive definite. */
function change(line: Line, { asset, status }: LineEvent): boolean {
  line.status[asset] = status;
  line.changed = asset;
  if (status === free) return line.free.add(asset);
  line.free.remove(asset);
  return true;
}

/** Computes the weights of the free assets and the risk anew, at the slope that was reached. */
function refresh(line: Line): void {
  const { problem, weights, status, slope } = line;
  const { assets, solve } = line.free;
  const atBounds = weights.map((weight, asset) => (status[asset] === free ? 0 : weight));
  const boundRisk = multiplyMatrix(problem.covariance, atBounds);
  const ones = solve(() => 1);
  const base = solve((asset) => slope * returnAbove(line, asset) - (boundRisk[asset] as number));
  const multiplier = (1 - sumOf(atBounds) - sumOf(base)) / sumOf(ones);
  assets.forEach((asset, at) => {
    weights[asset] = (base[at] as number) + multiplier * (ones[at] as number);
  });
  line.risk.set(multiplyMatrix(problem.covariance, weights));
}

const pointOf = ({ weights, risk, slope }: Line, expectedReturns: Float64Array): TurningPoint => ({
  weights: weights.slice(),
  expectedReturn: dotOf(weights, expectedReturns),
  variance: dotOf(weights, risk),
  slope,
});
