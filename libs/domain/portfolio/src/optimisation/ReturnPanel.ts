import { returnsProblem } from '../risk/returnsProblem.js';

/** Returns of several assets in the same periods. */
export interface ReturnPanel {
  /** By asset, each with a fraction for each period. */
  readonly returns: readonly Float64Array[];
  /** The sampling: 252 for trading days, 52 for weeks, 12 for months. */
  readonly periodsPerYear: number;
}

/** Why a panel has no covariance, or null. */
export function panelProblem({ returns, periodsPerYear }: ReturnPanel): string | null {
  const [first] = returns;
  if (!first) return 'There are no assets.';
  if (!(periodsPerYear > 0 && periodsPerYear < Infinity))
    return 'The number of periods per year must be above zero.';
  if (first.length < 2) return 'At least 2 returns of each asset are needed.';
  for (const [asset, own] of returns.entries()) {
    if (own.length !== first.length)
      return `The number of returns of asset ${asset + 1} (${own.length}) differs from that of the first (${first.length}).`;
    const problem = returnsProblem(own, 'Return');
    if (problem !== null) return `Asset ${asset + 1}: ${problem}`;
  }
  return null;
}
