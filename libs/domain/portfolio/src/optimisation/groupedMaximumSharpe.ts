import type { Result } from '@finance-analyst/foundation';
import { groupedEnds } from './groupedEnds.js';
import { groupedWeights } from './groupedWeights.js';
import type { SharpePortfolio } from './maximumSharpe.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/**
 * `maximumSharpe` within groups, turnover and cost: where preference × excess return equals the variance. Between the preferences at which
 * an asset reaches a bound, their difference is linear, so that false position ends there. M. Dowell and P. Jarratt, “A modified regula
 * falsi method for computing the root of an equation”, BIT 11 (1971), is the Illinois rule for an end that stays.
 */
export function groupedMaximumSharpe(
  problem: GroupedProblem,
  riskFree = 0,
  ends = groupedEnds(problem),
): Result<SharpePortfolio> {
  if (!Number.isFinite(riskFree))
    return { ok: false, reason: 'The risk-free return is not a finite number.' };
  if (!ends.ok) return ends;
  const { least, highest } = ends.value;
  const excess = highest.expectedReturn - riskFree;
  if (!(excess > 0))
    return {
      ok: false,
      reason: 'No weights within the limits are expected to return more than the risk-free return.',
    };
  const pointOf = (preference: number, portfolio: ExpectedPortfolio): Point => ({
    preference,
    portfolio,
    difference: preference * (portfolio.expectedReturn - riskFree) - portfolio.volatility ** 2,
  });
  let below = pointOf(0, least);
  // Here the best weights have at least the excess return that their variance asks for, because the highest return has just so much.
  const most = highest.volatility ** 2 / excess;
  let next = groupedWeights(problem, { preference: most }, highest.weights);
  if (!next.ok) return next;
  let above = pointOf(most, next.value);
  let found = above;
  for (let round = 0; round < mostRounds && !isRoot(found); round += 1) {
    const share = below.difference / (below.difference - above.difference);
    const preference = below.preference + share * (above.preference - below.preference);
    const isNearBelow = share < 0.5;
    next = groupedWeights(problem, { preference }, (isNearBelow ? below : above).portfolio.weights);
    if (!next.ok) return next;
    const last = found;
    found = pointOf(preference, next.value);
    const stays = found.difference * last.difference > 0 ? 0.5 : 1;
    if (found.difference > 0) {
      above = found;
      below = { ...below, difference: below.difference * stays };
    } else {
      below = found;
      above = { ...above, difference: above.difference * stays };
    }
  }
  const { expectedReturn, volatility } = found.portfolio;
  return { ok: true, value: { ...found.portfolio, sharpeRatio: (expectedReturn - riskFree) / volatility } };
}

interface Point {
  /** How much of half of the variance a unit of expected return is worth. */
  readonly preference: number;
  readonly portfolio: ExpectedPortfolio;
  /** preference × excess return − variance. */
  readonly difference: number;
}

const isRoot = ({ difference, portfolio }: Point): boolean =>
  Math.abs(difference) <= 1e-12 * portfolio.volatility ** 2;

/** It usually ends within ten. */
const mostRounds = 60;
