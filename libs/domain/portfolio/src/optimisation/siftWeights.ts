import { multiplyMatrix } from '@finance-analyst/finance-math';
import type { LinearLimit } from './LinearLimit.js';
import { nearest, rounding, type SiftedProgram, sumOfLimit } from './SiftedProgram.js';
import { intervalOf, isAtRest, type SiftingState, startSifting, varianceShare } from './SiftingState.js';
import { type QuadraticProgram, type QuadraticSolution, solveQuadratic } from './solveQuadratic.js';
import { type SiftingPrices, weightChanges } from './weightChanges.js';

export type SiftedWeights =
  { readonly ok: true; readonly weights: Float64Array } | Extract<QuadraticSolution, { readonly ok: false }>;

/**
 * The best weights of a program, from others within its bounds that add up to 1. Few assets end between their bounds, so only those that
 * are and those whose weight should change are in each quadratic program, until no other weight should. R. E. Bixby, J. W. Gregory, I. J.
 * Lustig, R. E. Marsten and D. F. Shanno, “Very large-scale linear programming: a case study in combining interior point and simplex
 * methods”, Operations Research 40 (1992), call it sifting.
 *
 * Today's weight of an asset is a bound too, as its distance is linear on each side. A limit that the start misses can stay missed with
 * `mayMiss`, at a price above any variance.
 */
export function siftWeights(
  program: SiftedProgram,
  start: Float64Array,
  { mayMiss = false }: { readonly mayMiss?: boolean } = {},
): SiftedWeights {
  const state = startSifting(program, start, mayMiss);
  let before = Infinity;
  for (let round = 0; round < mostRounds; round += 1) {
    const prices = improve(program, state);
    if (!prices.ok) return prices;
    if (mayMiss && [...state.missing.values()].every((each) => each < rounding))
      return { ok: true, weights: state.weights };
    const { objective, changes: all } = weightChanges(program, state, prices);
    // What the program could have changed would gain no more than rounding.
    const changes = all.filter(({ asset, side }) => !state.working.has(asset) || state.sides[asset] !== side);
    if (changes.length === 0) return { ok: true, weights: state.weights };
    // Without progress no asset leaves, so that none comes back.
    if (objective < before - 1e-9 * Math.abs(objective))
      for (const asset of [...state.working])
        if (isAtRest(program, state, asset)) state.working.delete(asset);
    before = objective;
    for (const isRise of [true, false])
      for (const { asset, side } of changes
        .filter((change) => change.isRise === isRise)
        .slice(0, mostAtOnce)) {
        state.working.add(asset);
        state.sides[asset] = side;
      }
  }
  return { ok: false, cause: 'not-found' };
}

const mostRounds = 500;
/** More of those that rise, or of those that fall, cost more than another round. */
const mostAtOnce = 20;

/** Gives the working assets their best weights, while those of the others stay. */
function improve(
  program: SiftedProgram,
  state: SiftingState,
): SiftingPrices | Extract<QuadraticSolution, { readonly ok: false }> {
  const { weights, missing } = state;
  const assets = [...state.working];
  const intervals = assets.map((asset) => intervalOf(program, state.sides, asset));
  const solution = solveQuadratic({
    ...objectiveOf(program, state, assets),
    ...limitsOf(program, state, assets, intervals),
  });
  if (!solution.ok) return solution;
  assets.forEach((asset, place) => {
    const weight = (weights[asset] as number) + (solution.values[place] as number);
    weights[asset] = nearest(weight, intervals[place] as readonly [number, number]);
  });
  [...missing].forEach(([at, before], place) => {
    missing.set(at, Math.max(before + (solution.values[assets.length + place] as number), 0));
  });
  return {
    ok: true,
    whole: solution.equalityMultipliers[0] ?? 0,
    limits: solution.multipliers.subarray(0, program.limits.length),
  };
}

/** Of the changes of the working assets, followed by those of the missing limits. */
function objectiveOf(
  { problem, preference }: SiftedProgram,
  { weights, sides, scale, missing }: SiftingState,
  assets: readonly number[],
): Pick<QuadraticProgram, 'matrix' | 'gradient'> {
  const { covariance, expectedReturns, trading } = problem;
  const size = assets.length + missing.size;
  const values = new Float64Array(size * size);
  const risk = multiplyMatrix(covariance, weights);
  const gradient = new Float64Array(size);
  assets.forEach((asset, row) => {
    const start = asset * covariance.size;
    assets.forEach((other, column) => {
      values[row * size + column] = scale * (covariance.values[start + other] as number);
    });
    const gain = (expectedReturns[asset] as number) - (trading?.cost ?? 0) * (sides[asset] as number);
    gradient[row] = scale * ((risk[asset] as number) - preference * gain);
  });
  [...missing.values()].forEach((each, place) => {
    const at = assets.length + place;
    values[at * (size + 1)] = varianceShare;
    gradient[at] = 1 + varianceShare * each;
  });
  return { matrix: { size, values }, gradient };
}

/** Of the same changes; those of the program come first. */
function limitsOf(
  program: SiftedProgram,
  { weights, sides, limits, missing }: SiftingState,
  assets: readonly number[],
  intervals: readonly (readonly [least: number, most: number])[],
): Pick<QuadraticProgram, 'equalities' | 'inequalities'> {
  const missed = [...missing];
  const own = program.limits.map((limit, at): LinearLimit => {
    const places: number[] = [];
    const factors: number[] = [];
    const add = (place: number, factor: number): void => {
      if (factor === 0) return;
      places.push(place);
      factors.push(factor);
    };
    assets.forEach((asset, place) => {
      add(place, (limit.factors[asset] as number) - limit.kink * (sides[asset] as number));
    });
    const elastic = missed.findIndex(([each]) => each === at);
    if (elastic >= 0) add(assets.length + elastic, 1);
    const reached = sumOfLimit(limit, weights, program.current) + (missing.get(at) ?? 0);
    // What cannot change is met.
    return { places, factors, limit: places.length === 0 ? 0 : (limits[at] as number) - reached };
  });
  const between = assets.flatMap((asset, place): readonly LinearLimit[] => {
    const [least, most] = intervals[place] as readonly [number, number];
    const weight = weights[asset] as number;
    return [
      { places: [place], factors: [1], limit: least - weight },
      { places: [place], factors: [-1], limit: weight - most },
    ];
  });
  const notNegative = missed.map(([, each], place): LinearLimit => ({
    places: [assets.length + place],
    factors: [1],
    limit: -each,
  }));
  const whole: LinearLimit = {
    places: assets.map((_, place) => place),
    factors: assets.map(() => 1),
    limit: 1 - sumOf(weights),
  };
  return {
    equalities: assets.length === 0 ? [] : [whole],
    inequalities: [...own, ...between, ...notNegative],
  };
}

const sumOf = (values: Float64Array): number => values.reduce((sum, each) => sum + each, 0);
