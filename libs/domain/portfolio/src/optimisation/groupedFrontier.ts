import type { Result } from '@finance-analyst/foundation';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { expecting } from './groupedTargetReturn.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** `efficientFrontier` within groups: expected returns at equal distances from that of the least variance to the highest possible. */
export function groupedFrontier(problem: GroupedProblem, count = 100): Result<readonly ExpectedPortfolio[]> {
  if (!(Number.isInteger(count) && count >= 2))
    return { ok: false, reason: 'A frontier has two points or more.' };
  const least = groupedMinimumVariance(problem);
  if (!least.ok) return least;
  const highest = groupedHighestReturn(problem);
  if (!highest.ok) return highest;
  const [first, last] = [least.value, highest.value];
  const range = last.expectedReturn - first.expectedReturn;
  if (!(range > 1e-9 * Math.abs(last.expectedReturn))) return { ok: true, value: [first] };
  const portfolios = [first];
  for (let at = 1; at < count - 1; at += 1) {
    const found = expecting(problem, first.expectedReturn + (range * at) / (count - 1));
    if (!found.ok) return found;
    portfolios.push(found.value);
  }
  return { ok: true, value: [...portfolios, last] };
}
