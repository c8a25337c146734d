import type { Result } from '@finance-analyst/foundation';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedLimits, homogeneous } from './groupedLimits.js';
import { groupedPortfolio } from './groupedPortfolio.js';
import type { SharpePortfolio } from './maximumSharpe.js';
import { solveQuadratic } from './solveQuadratic.js';
import type { GroupedProblem } from './WeightGroup.js';

/**
 * `maximumSharpe` within groups: of weights × any factor that have a given excess return, those with the least variance. G. Cornuéjols and
 * R. Tütüncü, “Optimization Methods in Finance” (2006), section 8.2.
 */
export function groupedMaximumSharpe(problem: GroupedProblem, riskFree = 0): Result<SharpePortfolio> {
  if (!Number.isFinite(riskFree))
    return { ok: false, reason: 'The risk-free return is not a finite number.' };
  const highest = groupedHighestReturn(problem);
  if (!highest.ok) return highest;
  const excess = highest.value.expectedReturn - riskFree;
  if (!(excess > 0))
    return {
      ok: false,
      reason: 'No weights within the limits are expected to return more than the risk-free return.',
    };
  const { size } = problem.covariance;
  const { whole, others, matrix, returns } = groupedLimits(problem);
  const places = Array.from(returns, (_, place) => place);
  const solution = solveQuadratic({
    matrix,
    equalities: [],
    inequalities: [
      { places, factors: returns.map((each, at) => (at < size ? each - riskFree : each)), limit: excess },
      { ...whole, limit: 0 },
      ...others.map((each) => homogeneous(each, size, matrix.size)),
    ],
  });
  const found = groupedPortfolio(problem, solution);
  if (!found.ok) return found;
  const { expectedReturn, volatility } = found.value;
  return { ok: true, value: { ...found.value, sharpeRatio: (expectedReturn - riskFree) / volatility } };
}
