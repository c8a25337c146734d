import type { Result } from '@finance-analyst/foundation';
import { groupedEnds } from './groupedEnds.js';
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
export function createGroupedFrontier(
  problem: GroupedProblem,
  count = 100,
  ends = groupedEnds(problem),
): Result<SteppedFrontier> {
  if (!(Number.isInteger(count) && count >= 2))
    return { ok: false, reason: 'A frontier has two points or more.' };
  if (!ends.ok) return ends;
  const { least, highest } = ends.value;
  const range = highest.expectedReturn - least.expectedReturn;
  const isSingle = !(range > 1e-9 * Math.abs(highest.expectedReturn));
  let last = isSingle ? least : highest;
  const portfolios = [last];
  let problemOf: string | null = null;
  return {
    ok: true,
    value: {
      step: () => {
        const rest = count - 1 - portfolios.length;
        if (isSingle || rest < 0 || problemOf !== null) return false;
        const target = least.expectedReturn + (range * rest) / (count - 1);
        const found =
          rest === 0
            ? ({ ok: true, value: least } as const)
            : groupedWeights(problem, { target }, last.weights);
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
