import type { Result } from '@finance-analyst/foundation';
import { createGroupedFrontier, efficientFrontier, type ExpectedPortfolio } from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';
import type { Pacing } from './createPacing.js';
import type { OptimizationProblem } from './optimizationProblem.js';

/** At equal distances of their return. */
export const frontierPoints = 40;

/** Whether limits go beyond those of single holdings. */
export const isGrouped = ({ groups, trading }: OptimizationProblem['problem']): boolean =>
  groups.length > 0 || trading !== undefined;

/** The least risk for each return within the limits; progress goes from 0 to 1. */
export async function frontierOf(
  problem: OptimizationProblem['problem'],
  { next }: Pacing,
): Promise<Result<readonly ExpectedPortfolio[]>> {
  if (!isGrouped(problem)) return efficientFrontier(problem, frontierPoints);
  const created = createGroupedFrontier(problem, frontierPoints);
  if (!created.ok) return created;
  const { step, result } = created.value;
  for (let done = 1; step(); done += 1)
    if (!(await next(done / frontierPoints))) return { ok: false, reason: messages.optimizingCanceled };
  return result();
}
