import type { Result } from '@finance-analyst/foundation';
import { criticalLine, type TurningPoint } from './criticalLine.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { portfolioAt } from './portfolioAt.js';
import type { PortfolioProblem } from './PortfolioProblem.js';

export interface SharpePortfolio extends ExpectedPortfolio {
  /** (expected return − risk-free return) ÷ volatility. */
  readonly sharpeRatio: number;
}

/**
 * The weights with the highest expected return above the risk-free return for each unit of volatility: where the excess return times the
 * slope of the frontier equals the variance. W. F. Sharpe, “The Sharpe ratio”, Journal of Portfolio Management 21 (1994).
 */
export function maximumSharpe(problem: PortfolioProblem, riskFree = 0): Result<SharpePortfolio> {
  if (!Number.isFinite(riskFree))
    return { ok: false, reason: 'The risk-free return is not a finite number.' };
  const isBeyond = ({ expectedReturn, slope, variance }: TurningPoint): boolean =>
    (expectedReturn - riskFree) * slope <= variance;
  const line = criticalLine(problem, isBeyond);
  if (!line.ok) return line;
  const points = line.value;
  if (!((points[0] as TurningPoint).expectedReturn > riskFree))
    return {
      ok: false,
      reason: 'No weights within the bounds are expected to return more than the risk-free return.',
    };
  const last = points.at(-1) as TurningPoint;
  const before = points.at(-2);
  if (!before) return { ok: true, value: withRatio(portfolioAt([last], 0, 0), riskFree) };
  return {
    ok: true,
    value: withRatio(portfolioAt([last, before], 0, bestShare(last, before, riskFree)), riskFree),
  };
}

/** Where, between two turning points, excess return ÷ volatility is highest: its derivative by the share is 0. */
function bestShare(one: TurningPoint, other: TurningPoint, riskFree: number): number {
  const excess = one.expectedReturn - riskFree;
  const range = other.expectedReturn - one.expectedReturn;
  const cross = one.slope * range;
  const square = other.variance - one.variance - 2 * cross;
  const share = (range * one.variance - excess * cross) / (excess * square - range * cross);
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;
}

const withRatio = (portfolio: ExpectedPortfolio, riskFree: number): SharpePortfolio => ({
  ...portfolio,
  sharpeRatio: (portfolio.expectedReturn - riskFree) / portfolio.volatility,
});
