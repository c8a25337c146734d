import type { Result } from '@finance-analyst/foundation';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedWeights } from './groupedWeights.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** A frontier that is computed portfolio by portfolio, so that it can be stopped in between. */
export interface SteppedFrontier {
  /** Computes the next portfolio; false once all are there, or one cannot be computed. */
  readonly step: () => boolean;
  /** All so far, from the lowest expected return on. */
  readonly result: () => Result<readonly ExpectedPortfolio[]>;
}

/**
 * `efficientFrontier` within groups, turnover and cost: expected returns at equal distances from that of the least variance to the highest
 * possible. It is computed from the highest on, because each portfolio also returns what the next one has to.
 */
export function createGroupedFrontier(problem: GroupedProblem, count = 100): Result<SteppedFrontier> {
  if (!(Number.isInteger(count) && count >= 2))
    return { ok: false, reason: 'A frontier has two points or more.' };
  const least = groupedMinimumVariance(problem);
  if (!least.ok) return least;
  const highest = groupedHighestReturn(problem, least);
  if (!highest.ok) return highest;
  const [lowest, range] = [
    least.value.expectedReturn,
    highest.value.expectedReturn - least.value.expectedReturn,
  ];
  const isSingle = !(range > 1e-9 * Math.abs(highest.value.expectedReturn));
  let last = isSingle ? least.value : highest.value;
  const portfolios = [last];
  let problemOf: string | null = null;
  return {
    ok: true,
    value: {
      step: () => {
        const rest = count - 1 - portfolios.length;
        if (isSingle || rest < 0 || problemOf !== null) return false;
        const found =
          rest === 0
            ? least
            : groupedWeights(problem, { target: lowest + (range * rest) / (count - 1) }, last.weights);
        if (!found.ok) problemOf = found.reason;
        else {
          last = found.value;
          portfolios.push(last);
        }
        return found.ok && rest > 0;
      },
      result: () =>
        problemOf === null ? { ok: true, value: portfolios.toReversed() } : { ok: false, reason: problemOf },
    },
  };
}
