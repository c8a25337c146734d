import type { Result } from '@finance-analyst/foundation';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedPortfolio } from './groupedPortfolio.js';
import { groupedWeights } from './groupedWeights.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** Where a frontier within limits begins and ends. */
export interface GroupedEnds {
  readonly least: ExpectedPortfolio;
  readonly highest: ExpectedPortfolio;
}

/** Those of a problem; faster from those of another one with the same limits. */
export function groupedEnds(problem: GroupedProblem, near?: GroupedEnds): Result<GroupedEnds> {
  const least = near ? groupedWeights(problem, {}, near.least.weights) : groupedMinimumVariance(problem);
  if (!least.ok) return least;
  const start = near ? groupedPortfolio(problem, { ok: true, weights: near.highest.weights }) : least;
  const highest = groupedHighestReturn(problem, start);
  return highest.ok ? { ok: true, value: { least: least.value, highest: highest.value } } : highest;
}
