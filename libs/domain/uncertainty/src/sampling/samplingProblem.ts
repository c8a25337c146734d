import { distributionProblem } from '../distributions/distributionProblem.js';
import { drawMethods } from '../draws/drawMethod.js';
import { largestSeed } from '../draws/streamKey.js';
import { quotedName, variableName, type SamplingPlan } from './samplingPlan.js';

export const largestPathCount = 10_000_000;
/** With fewer designs, a standard error from their differences is itself mostly chance. */
export const fewestDesigns = 8;

/** Why this is not a plan, correlations apart, or null. */
export function samplingProblem({
  seed,
  paths,
  sampling,
  variables,
  methodVersion = 1,
}: SamplingPlan): string | null {
  if (!isIntegerWithin(methodVersion, 1, drawMethods.length))
    return `This run was drawn by version ${methodVersion} of the method; this release has up to ${drawMethods.length}.`;
  if (!isIntegerWithin(seed, 0, largestSeed)) return `The seed must be an integer from 0 to ${largestSeed}.`;
  if (!isIntegerWithin(paths, 2, largestPathCount))
    return `The number of paths must be an integer from 2 to ${largestPathCount}.`;
  if (sampling.kind === 'latin-hypercube') {
    if (!isIntegerWithin(sampling.designs, fewestDesigns, paths))
      return `Latin hypercube sampling needs at least ${fewestDesigns} designs with at least one path each.`;
    if (paths % sampling.designs !== 0)
      return `${paths} paths cannot be divided evenly into ${sampling.designs} designs.`;
  } else if (sampling.kind !== 'plain')
    return `Unknown sampling ${String((sampling as { kind: unknown }).kind)}.`;
  if (variables.length === 0) return 'No input is uncertain.';
  const names = variables.map(variableName);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) return `${quotedName(repeated)} has two distributions.`;
  for (const [at, { effect, distribution }] of variables.entries()) {
    if (effect !== 'value' && effect !== 'shift')
      return `The effect of ${quotedName(names[at] as string)} must be value or shift, not ${String(effect)}.`;
    const problem = distributionProblem(distribution);
    if (problem !== null) return `The distribution of ${quotedName(names[at] as string)}: ${problem}.`;
  }
  return null;
}

const isIntegerWithin = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;
