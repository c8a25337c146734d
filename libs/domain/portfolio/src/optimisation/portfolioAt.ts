import type { TurningPoint } from './criticalLine.js';
import type { ExpectedPortfolio } from './Portfolio.js';

/** The portfolio between a turning point and the next, at a share of the way; points are in order of their expected returns. */
export function portfolioAt(points: readonly TurningPoint[], at: number, share: number): ExpectedPortfolio {
  const one = points[at] as TurningPoint;
  const other = points[at + 1] ?? one;
  const range = other.expectedReturn - one.expectedReturn;
  const weights = one.weights.map(
    (weight, asset) => weight + share * ((other.weights[asset] as number) - weight),
  );
  // The variance is quadratic in the share, and twice the slope is what it starts with by return.
  const first = 2 * one.slope * range;
  const second = other.variance - one.variance - first;
  return {
    weights,
    expectedReturn: one.expectedReturn + share * range,
    volatility: Math.sqrt(Math.max(one.variance + share * (first + share * second), 0)),
  };
}
