import { minimumVariance } from './minimumVariance.js';
import { type SiftedProgram, siftedProgram, sumOfLimit } from './SiftedProgram.js';
import { type SiftedWeights, siftWeights } from './siftWeights.js';
import type { GroupedProblem } from './WeightGroup.js';

/** Weights within bounds, groups and turnover: the first that meet them from the least variance, or with trading from today's weights. */
export function feasibleStart(problem: GroupedProblem): SiftedWeights {
  const program = siftedProgram(problem);
  const isMet = (weights: Float64Array): boolean =>
    program.limits.every((limit) => sumOfLimit(limit, weights, program.current) >= limit.limit - rounding);
  const start = withinBounds(program);
  if (!start) return { ok: false, cause: 'not-positive-definite' };
  if (isMet(start)) return { ok: true, weights: start };
  const found = siftWeights(program, start, { mayMiss: true });
  return !found.ok || isMet(found.weights) ? found : { ok: false, cause: 'infeasible' };
}

/** A limit that is missed by less is met. */
const rounding = 1e-9;

/** Weights that add up to 1; null if there are none because of the covariance. */
function withinBounds({ problem: { covariance, trading }, bounds }: SiftedProgram): Float64Array | null {
  if (!trading) {
    const least = minimumVariance(covariance, bounds);
    return least.ok ? least.value.weights : null;
  }
  const weights = trading.current.map((each, asset) =>
    Math.min(Math.max(each, bounds.lower[asset] as number), bounds.upper[asset] as number),
  );
  let missing = weights.reduce((rest, each) => rest - each, 1);
  for (let asset = 0; asset < weights.length; asset += 1) {
    const bound = (missing > 0 ? bounds.upper[asset] : bounds.lower[asset]) as number;
    const room = bound - (weights[asset] as number);
    const change = missing > 0 ? Math.min(room, missing) : Math.max(room, missing);
    weights[asset] = (weights[asset] as number) + change;
    missing -= change;
  }
  return weights;
}
