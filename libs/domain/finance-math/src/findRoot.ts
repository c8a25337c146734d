import { brent, type Bracket } from './brent.js';

export interface RootSearch {
  readonly low: number;
  readonly high: number;
  /** Equal steps in which the range is searched for a change of sign; 128 unless given. */
  readonly steps?: number;
  /** Tolerance for the root; a 10⁻¹⁵th of the range unless given. */
  readonly tolerance?: number;
}

export type Root =
  | { readonly ok: true; readonly root: number; /** Steps of Brent's method. */ readonly iterations: number }
  | { readonly ok: false; readonly reason: string };

const defaultSteps = 128;
/** A jump or pole changes sign too; at a root the function is this much smaller than around it. */
const largestResidual = 1e-6;

/**
 * Finds the lowest x from `low` to `high` at which `f(x)` is 0: looks for a change of sign step by step, then narrows it
 * down by Brent's method (R. P. Brent, Algorithms for Minimization without Derivatives, 1973, chapter 4). `f` may return
 * NaN where it has no value; poles and jumps are passed over. A root that only touches 0 between steps is not seen.
 */
export function findRoot(f: (x: number) => number, search: RootSearch): Root {
  const { low, high } = search;
  if (!Number.isFinite(low) || !Number.isFinite(high) || low >= high)
    return { ok: false, reason: `there is no range from ${low} to ${high}` };
  for (const found of rootsInSteps(f, search)) return { ok: true, ...found };
  return { ok: false, reason: `no solution between ${low} and ${high}` };
}

/** All that `findRoot` could find in the range, in ascending order: two in one step are not seen. */
export const findRoots = (f: (x: number) => number, search: RootSearch): readonly number[] =>
  search.low < search.high ? [...rootsInSteps(f, search)].map(({ root }) => root) : [];

interface FoundRoot {
  readonly root: number;
  readonly iterations: number;
}

function* rootsInSteps(f: (x: number) => number, search: RootSearch): Generator<FoundRoot> {
  const { low, high, steps = defaultSteps } = search;
  const tolerance = search.tolerance ?? (high - low) * 1e-15;
  let left = pointOf(f, low);
  let last = Number.NaN;
  for (let step = 1; step <= steps; step += 1) {
    const right = pointOf(f, step === steps ? high : low + ((high - low) * step) / steps);
    const found = rootBetween(f, left, right, tolerance);
    // A root at the border of two steps is in both.
    if (found && found.root !== last) yield found;
    last = found?.root ?? last;
    left = right;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = (f: (x: number) => number, x: number): Point => ({ x, y: f(x) });

function rootBetween(
  f: (x: number) => number,
  left: Point,
  right: Point,
  tolerance: number,
): FoundRoot | undefined {
  if (left.y === 0) return { root: left.x, iterations: 0 };
  if (right.y === 0) return { root: right.x, iterations: 0 };
  const from = Number.isFinite(left.y) ? left : edge(f, right, left);
  const to = Number.isFinite(right.y) ? right : edge(f, left, right);
  if (!Number.isFinite(from.y) || !Number.isFinite(to.y) || from.y > 0 === to.y > 0) return undefined;
  const bracket: Bracket = { low: from.x, high: to.x, atLow: from.y, atHigh: to.y };
  const found = brent(f, bracket, tolerance);
  const isRoot = Math.abs(found.residual) <= largestResidual * Math.max(Math.abs(from.y), Math.abs(to.y));
  return isRoot ? { root: found.root, iterations: found.iterations } : undefined;
}

/** The last point with a value between one that has one and one that does not. */
function edge(f: (x: number) => number, valued: Point, valueless: Point): Point {
  let good = valued;
  let bad = valueless.x;
  for (let halving = 0; halving < 40 && Number.isFinite(good.y); halving += 1) {
    const middle = pointOf(f, (good.x + bad) / 2);
    if (Number.isFinite(middle.y)) good = middle;
    else bad = middle.x;
  }
  return good;
}
