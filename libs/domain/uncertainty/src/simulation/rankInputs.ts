import type { Sampler } from '../sampling/createSampler.js';
import { variableName, type SamplingPlan } from '../sampling/samplingPlan.js';
import { rankCorrelation } from '../results/rankCorrelation.js';

export interface RankedInput {
  readonly variable: string;
  /** Spearman's, with the output; null where either does not vary. */
  readonly rankCorrelation: number | null;
}

/** Paths that are ranked: their correlation is known to about 0.006, and ranking more takes long. */
const mostPaths = 32_768;

/** The rank correlation of each uncertain input with the output, over the first paths with a value; strongest first. */
export function rankInputs(
  plan: SamplingPlan,
  sampler: Sampler,
  outputs: Float64Array,
): readonly RankedInput[] {
  const count = Math.min(plan.paths, mostPaths);
  const draws = plan.variables.map(() => new Float64Array(count));
  sampler.draw(0, draws);
  const first = outputs.subarray(0, count);
  const hasValue = (_: number, path: number): boolean => !Number.isNaN(first[path]);
  const values = first.filter(hasValue);
  return plan.variables
    .map((variable, at) => ({
      variable: variableName(variable),
      rankCorrelation:
        values.length < 2 ? null : rankCorrelation((draws[at] as Float64Array).filter(hasValue), values),
    }))
    .sort((a, b) => Math.abs(b.rankCorrelation ?? 0) - Math.abs(a.rankCorrelation ?? 0));
}
