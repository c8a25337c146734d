import type { Result } from '@finance-analyst/foundation';
import { criticalLine, type TurningPoint } from './criticalLine.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { portfolioAt } from './portfolioAt.js';
import type { PortfolioProblem } from './PortfolioProblem.js';

/** The weights with the least variance of all that are expected to return at least a target. */
export function targetReturn(problem: PortfolioProblem, target: number): Result<ExpectedPortfolio> {
  if (!Number.isFinite(target)) return { ok: false, reason: 'The target return is not a finite number.' };
  const line = criticalLine(problem, ({ expectedReturn }) => expectedReturn <= target);
  if (!line.ok) return line;
  const points = line.value;
  const [highest, last] = [points[0] as TurningPoint, points.at(-1) as TurningPoint];
  const rounding = 1e-9 * Math.abs(highest.expectedReturn);
  if (target > highest.expectedReturn + rounding)
    return { ok: false, reason: 'No weights within the bounds are expected to return as much.' };
  // Less than the least variance returns is not efficient.
  if (points.length === 1 || last.expectedReturn >= target)
    return { ok: true, value: portfolioAt([last], 0, 0) };
  const before = points.at(-2) as TurningPoint;
  const share = (target - last.expectedReturn) / (before.expectedReturn - last.expectedReturn);
  return { ok: true, value: portfolioAt([last, before], 0, Math.min(share, 1)) };
}
