import type { Result } from '@finance-analyst/foundation';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { expecting } from './groupedTargetReturn.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** A frontier that is computed portfolio by portfolio, so that it can be stopped in between. */
export interface SteppedFrontier {
  /** Computes the next portfolio; false once all are there, or one cannot be computed. */
  readonly step: () => boolean;
  /** All so far, from the least variance on. */
  readonly result: () => Result<readonly ExpectedPortfolio[]>;
}

/** `efficientFrontier` within groups, turnover and cost: expected returns at equal distances from that of the least variance to the highest possible. */
export function createGroupedFrontier(problem: GroupedProblem, count = 100): Result<SteppedFrontier> {
  if (!(Number.isInteger(count) && count >= 2))
    return { ok: false, reason: 'A frontier has two points or more.' };
  const least = groupedMinimumVariance(problem);
  if (!least.ok) return least;
  const highest = groupedHighestReturn(problem);
  if (!highest.ok) return highest;
  const [first, last] = [least.value, highest.value];
  const range = last.expectedReturn - first.expectedReturn;
  const isSingle = !(range > 1e-9 * Math.abs(last.expectedReturn));
  const portfolios = [first];
  let problemOf: string | null = null;
  return {
    ok: true,
    value: {
      step: () => {
        const at = portfolios.length;
        if (isSingle || at === count || problemOf !== null) return false;
        const found =
          at === count - 1 ? highest : expecting(problem, first.expectedReturn + (range * at) / (count - 1));
        if (found.ok) portfolios.push(found.value);
        else problemOf = found.reason;
        return found.ok && portfolios.length < count;
      },
      result: () => (problemOf === null ? { ok: true, value: portfolios } : { ok: false, reason: problemOf }),
    },
  };
}
