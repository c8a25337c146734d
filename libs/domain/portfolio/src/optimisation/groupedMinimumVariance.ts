import type { Result } from '@finance-analyst/foundation';
import { feasibleStart } from './feasibleStart.js';
import { groupedPortfolio, groupedProblem } from './groupedPortfolio.js';
import { groupedWeights } from './groupedWeights.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The weights with the least variance within bounds, groups and turnover. */
export function groupedMinimumVariance(problem: GroupedProblem): Result<ExpectedPortfolio> {
  const reason = groupedProblem(problem);
  if (reason !== null) return { ok: false, reason };
  const start = feasibleStart(problem);
  return start.ok ? groupedWeights(problem, {}, start.weights) : groupedPortfolio(problem, start);
}
