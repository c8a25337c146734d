import type { Result } from '@finance-analyst/foundation';
import { createGroupedFrontier } from './createGroupedFrontier.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The frontier of `createGroupedFrontier` at once. */
export function groupedFrontier(problem: GroupedProblem, count = 100): Result<readonly ExpectedPortfolio[]> {
  const created = createGroupedFrontier(problem, count);
  if (!created.ok) return created;
  const { step, result } = created.value;
  while (step()) continue;
  return result();
}
