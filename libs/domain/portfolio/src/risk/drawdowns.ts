import type { Result } from '@finance-analyst/foundation';
import { levelAfter } from './levelAfter.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { totalLoss } from './returnsProblem.js';
import { sampleOf, type RiskSample } from './RiskSample.js';
import { seriesProblem } from './seriesProblem.js';

/** A fall from a high until it is reached again. Its points in time are numbers of periods from the start of the series. */
export interface Drawdown {
  /** The loss from peak to trough, a fraction above 0, up to 1. */
  readonly depth: number;
  /** The last period at the high; 0 is the start, before the first return. */
  readonly peak: number;
  /** The first period at the low. */
  readonly trough: number;
  /** The first period at the high again; null if the series ends before. */
  readonly recovery: number | null;
}

export interface Drawdowns extends RiskSample {
  /** In the order of time. */
  readonly drawdowns: readonly Drawdown[];
  /** The depth of the deepest; 0 if the value never fell. */
  readonly maximumDrawdown: number;
  /** The first of the deepest; null if the value never fell. */
  readonly deepest: Drawdown | null;
}

/**
 * All drawdowns of compounded returns, in one pass. The capital at the start counts as the first high. C. R. Bacon, “Practical
 * Portfolio Performance Measurement and Attribution”, 2nd edition (2008), chapter 4.
 */
export function drawdowns(series: ReturnSeries): Result<Drawdowns> {
  const { returns } = series;
  const problem = seriesProblem(series, 1, totalLoss);
  if (problem !== null) return { ok: false, reason: problem };
  const found: Drawdown[] = [];
  let level = 1;
  let lowest = 1;
  let peak = 0;
  let trough = 0;
  for (let at = 0; at < returns.length; at += 1) {
    level = levelAfter(level, returns[at] as number);
    if (level === 1) {
      if (lowest < 1) found.push({ depth: 1 - lowest, peak, trough, recovery: at + 1 });
      lowest = 1;
      peak = at + 1;
    } else if (level < lowest) {
      lowest = level;
      trough = at + 1;
    }
  }
  if (lowest < 1) found.push({ depth: 1 - lowest, peak, trough, recovery: null });
  const deepest = deepestOf(found);
  return {
    ok: true,
    value: {
      drawdowns: found,
      maximumDrawdown: deepest?.depth ?? 0,
      deepest,
      ...sampleOf(returns.length),
    },
  };
}

const deepestOf = (found: readonly Drawdown[]): Drawdown | null =>
  found.reduce<Drawdown | null>(
    (deepest, each) => (deepest === null || each.depth > deepest.depth ? each : deepest),
    null,
  );
