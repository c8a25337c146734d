import type { Result } from '@finance-analyst/foundation';
import { drawdowns, type Drawdown } from '@finance-analyst/portfolio';

export interface DrawdownSeries {
  /** By day: the loss since the last high, 0 or below. */
  readonly values: Float64Array;
  /** The deepest first; their points are places of days. */
  readonly deepest: readonly Drawdown[];
}

const mostListed = 5;

/** The drawdowns of a cumulative return by day, whose first is 0. */
export function drawdownSeries(cumulative: Float64Array): Result<DrawdownSeries> {
  const returns = new Float64Array(cumulative.length - 1);
  const values = new Float64Array(cumulative.length);
  let high = 1;
  for (let at = 1; at < cumulative.length; at += 1) {
    const level = 1 + (cumulative[at] as number);
    returns[at - 1] = level / (1 + (cumulative[at - 1] as number)) - 1;
    high = Math.max(high, level);
    values[at] = level / high - 1;
  }
  const found = drawdowns({ returns, periodsPerYear: 252 });
  if (!found.ok) return found;
  return {
    ok: true,
    value: {
      values,
      deepest: found.value.drawdowns.toSorted((a, b) => b.depth - a.depth).slice(0, mostListed),
    },
  };
}
