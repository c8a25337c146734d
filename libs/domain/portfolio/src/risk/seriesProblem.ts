import type { ReturnSeries } from './ReturnSeries.js';
import { returnsProblem } from './returnsProblem.js';

/** Why a series has no figure that needs so many returns, none below `lowest` if it is given; or null. */
export function seriesProblem(
  { returns, periodsPerYear }: ReturnSeries,
  fewest: number,
  lowest?: number,
): string | null {
  if (!(periodsPerYear > 0 && periodsPerYear < Infinity))
    return 'The number of periods per year must be above zero.';
  if (returns.length < fewest)
    return fewest === 1 ? 'There are no returns.' : `At least ${fewest} returns are needed.`;
  return returnsProblem(returns, 'Return', lowest);
}
