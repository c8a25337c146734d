import type { Result } from '@finance-analyst/foundation';
import { levelAfter } from './levelAfter.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { totalLoss } from './returnsProblem.js';
import { sampleOf, type RiskSample } from './RiskSample.js';
import { seriesProblem } from './seriesProblem.js';

export interface UlcerIndex extends RiskSample {
  /** A fraction; Martin states it in percent. */
  readonly index: number;
}

/**
 * The root of the mean squared drawdown at the end of each period from the highest value so far, the capital at the start
 * included. It is not annualized. P. G. Martin and B. B. McCann, “The Investor's Guide to Fidelity Funds” (1989), on
 * Martin's index of 1987.
 */
export function ulcerIndex(series: ReturnSeries): Result<UlcerIndex> {
  const { returns } = series;
  const problem = seriesProblem(series, 1, totalLoss);
  if (problem !== null) return { ok: false, reason: problem };
  let level = 1;
  let squares = 0;
  for (const each of returns) {
    level = levelAfter(level, each);
    squares += (1 - level) ** 2;
  }
  return {
    ok: true,
    value: { index: Math.sqrt(squares / returns.length), ...sampleOf(returns.length) },
  };
}
