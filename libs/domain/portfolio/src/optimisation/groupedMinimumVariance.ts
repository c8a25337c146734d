import type { Result } from '@finance-analyst/foundation';
import { groupedLimits } from './groupedLimits.js';
import { groupedPortfolio, groupedProblem } from './groupedPortfolio.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { solveQuadratic } from './solveQuadratic.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The weights with the least variance within bounds, groups and turnover. */
export function groupedMinimumVariance(problem: GroupedProblem): Result<ExpectedPortfolio> {
  const reason = groupedProblem(problem);
  if (reason !== null) return { ok: false, reason };
  const { whole, others, matrix } = groupedLimits(problem);
  const program = { matrix, equalities: [whole], inequalities: others };
  return groupedPortfolio(problem, solveQuadratic(program));
}
