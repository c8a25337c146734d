import { conflictingLimits } from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';
import type { OptimizationProblem } from './optimizationProblem.js';

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Which limits cannot be met together, by name; null if all can. */
export function limitsProblem(
  { named, assets }: Pick<OptimizationProblem, 'named' | 'assets'>,
  largestWeight: number,
): string | null {
  if (largestWeight * assets.length < 1 - 1e-12)
    return messages.largestTooSmall(percent(largestWeight), assets.length);
  const conflicts = conflictingLimits(named).map((limit) => {
    switch (limit.kind) {
      case 'bounds':
        return messages.limitLargest(percent(largestWeight));
      case 'turnover':
        return messages.limitTurnover(percent(named.trading?.mostTurnover ?? 1));
      case 'group':
        return messages.limitOf(limit.group.name, percent(limit.group.lower), percent(limit.group.upper));
    }
  });
  return conflicts.length === 0 ? null : messages.limitsConflict(conflicts);
}
