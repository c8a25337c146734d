import type { Result } from '@finance-analyst/foundation';
import { criticalLine, type TurningPoint } from './criticalLine.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { portfolioAt } from './portfolioAt.js';
import type { PortfolioProblem } from './PortfolioProblem.js';

/**
 * Portfolios on the efficient frontier, with expected returns at equal distances from that of the least variance to the highest possible. A
 * single one if no other is efficient.
 */
export function efficientFrontier(
  problem: PortfolioProblem,
  count = 100,
): Result<readonly ExpectedPortfolio[]> {
  if (!(Number.isInteger(count) && count >= 2))
    return { ok: false, reason: 'A frontier has two points or more.' };
  const line = criticalLine(problem);
  if (!line.ok) return line;
  const points = line.value.toReversed();
  const [least, most] = [points[0] as TurningPoint, points.at(-1) as TurningPoint];
  const range = most.expectedReturn - least.expectedReturn;
  if (!(range > 1e-9 * Math.abs(most.expectedReturn)))
    return { ok: true, value: [portfolioAt(points, 0, 0)] };
  const portfolios: ExpectedPortfolio[] = [];
  let next = 1;
  for (let at = 0; at < count; at += 1) {
    const target = at === count - 1 ? most.expectedReturn : least.expectedReturn + (range * at) / (count - 1);
    while (next < points.length - 1 && (points[next] as TurningPoint).expectedReturn < target) next += 1;
    portfolios.push(portfolioAt(points, next - 1, shareOf(points, next - 1, target)));
  }
  return { ok: true, value: portfolios };
}

/** How far from one turning point to the next an expected return is. */
function shareOf(points: readonly TurningPoint[], at: number, target: number): number {
  const [one, other] = [points[at] as TurningPoint, points[at + 1] as TurningPoint];
  const range = other.expectedReturn - one.expectedReturn;
  return range > 0 ? Math.min(Math.max((target - one.expectedReturn) / range, 0), 1) : 1;
}
