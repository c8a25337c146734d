import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import { createActiveLimits, type ActiveLimits } from './ActiveLimits.js';
import { roomIn, type LinearLimit } from './LinearLimit.js';

export interface QuadraticProgram {
  /** Positive definite. */
  readonly matrix: SymmetricMatrix;
  /** Zeros if not given. */
  readonly gradient?: Float64Array;
  /** Limits that are met exactly. */
  readonly equalities: readonly LinearLimit[];
  /** Limits that are met or exceeded. */
  readonly inequalities: readonly LinearLimit[];
}

export interface QuadraticOptimum {
  readonly ok: true;
  readonly values: Float64Array;
  /** What a unit of each equality and of each inequality costs; 0 for those that cost nothing. */
  readonly equalityMultipliers: Float64Array;
  readonly multipliers: Float64Array;
}

export type QuadraticSolution =
  | QuadraticOptimum
  | { readonly ok: false; readonly cause: 'not-positive-definite' | 'infeasible' | 'not-found' };

/** A limit is met if no more than this is missing: more digits are rounding. */
const tolerance = 1e-11;

/**
 * The values with the least ½ values × matrix × values + gradient × values within limits: from the least without any, the limit that is
 * missed most becomes active, and those that hold the values back for nothing no longer are. D. Goldfarb and A. Idnani, “A numerically
 * stable dual method for solving strictly convex quadratic programs”, Mathematical Programming 27 (1983).
 */
export function solveQuadratic(program: QuadraticProgram): QuadraticSolution {
  const { matrix, equalities, inequalities } = program;
  const active = createActiveLimits(matrix);
  if (!active) return { ok: false, cause: 'not-positive-definite' };
  const state: State = {
    active,
    values: active.free(program.gradient ?? new Float64Array(matrix.size)),
    members: [],
    multipliers: [],
  };
  const signs: number[] = [];
  for (const equality of equalities) {
    const isAbove = roomIn(equality, state.values) > 0;
    signs.push(isAbove ? -1 : 1);
    const found = reach(state, isAbove ? opposite(equality) : equality, -1);
    if (!found) return { ok: false, cause: 'infeasible' };
  }
  const mostRounds = 100 + 20 * (matrix.size + inequalities.length);
  for (let round = 0; round < mostRounds; round += 1) {
    const worst = mostMissed(state, inequalities);
    if (worst < 0) return optimumOf(state, signs, inequalities.length);
    if (!reach(state, inequalities[worst] as LinearLimit, worst)) return { ok: false, cause: 'infeasible' };
  }
  return { ok: false, cause: 'not-found' };
}

interface State {
  readonly active: ActiveLimits;
  readonly values: Float64Array;
  /** Which inequality each active limit is; −1 for an equality. */
  readonly members: number[];
  readonly multipliers: number[];
}

/** Equalities are active first, and stay so. */
function optimumOf(
  { values, members, multipliers }: State,
  signs: readonly number[],
  inequalities: number,
): QuadraticOptimum {
  const own = new Float64Array(inequalities);
  members.forEach((member, at) => {
    if (member >= 0) own[member] = multipliers[at] as number;
  });
  const equalityMultipliers = Float64Array.from(signs, (sign, at) => sign * (multipliers[at] as number));
  return { ok: true, values, equalityMultipliers, multipliers: own };
}

const opposite = ({ places, factors, limit }: LinearLimit): LinearLimit => ({
  places,
  factors: Float64Array.from(factors, (each) => -each),
  limit: -limit,
});

function mostMissed({ values, members }: State, inequalities: readonly LinearLimit[]): number {
  let [worst, least] = [-1, 0];
  inequalities.forEach((each, at) => {
    const room = roomIn(each, values) / (1 + Math.abs(each.limit));
    if (room < -tolerance && room < least && !members.includes(at)) [worst, least] = [at, room];
  });
  return worst;
}

/** Moves the values until a limit is met. False if the other limits leave no way there. */
function reach(state: State, limit: LinearLimit, member: number): boolean {
  const { active, values, members, multipliers } = state;
  let multiplier = 0;
  // Each turn but the last removes an active limit.
  for (let turns = members.length; turns >= 0; turns -= 1) {
    const { direction, gain, falls } = active.stepTowards(limit);
    const missing = Math.max(-roomIn(limit, values), 0);
    const toLimit = gain > 0 ? missing / gain : Infinity;
    let [toRelease, released] = [Infinity, -1];
    falls.forEach((fall, at) => {
      const ratio = (multipliers[at] as number) / fall;
      if (fall > 0 && (members[at] as number) >= 0 && ratio < toRelease) [toRelease, released] = [ratio, at];
    });
    const step = Math.min(toLimit, toRelease);
    if (step === Infinity) return missing <= tolerance * (1 + Math.abs(limit.limit));
    multiplier += step;
    falls.forEach((fall, at) => {
      multipliers[at] = (multipliers[at] as number) - step * fall;
    });
    if (gain > 0)
      for (let at = 0; at < values.length; at += 1)
        values[at] = (values[at] as number) + step * (direction[at] as number);
    if (toLimit <= toRelease) {
      active.add();
      members.push(member);
      multipliers.push(multiplier);
      return true;
    }
    active.remove(released);
    members.splice(released, 1);
    multipliers.splice(released, 1);
  }
  return false;
}
