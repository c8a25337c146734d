import type { Result } from '@finance-analyst/foundation';
import { createGroupedFrontier } from './createGroupedFrontier.js';
import type { GroupedEnds } from './groupedEnds.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The frontier of `createGroupedFrontier` at once. */
export function groupedFrontier(
  problem: GroupedProblem,
  count = 100,
  ends?: Result<GroupedEnds>,
): Result<readonly ExpectedPortfolio[]> {
  const created = createGroupedFrontier(problem, count, ends);
  if (!created.ok) return created;
  const { step, result } = created.value;
  while (step()) continue;
  return result();
}
