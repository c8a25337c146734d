import type { Result } from '@finance-analyst/foundation';
import {
  annualizedReturn,
  type DailyHistory,
  type FlowTiming,
  timeWeightedReturn,
} from '@finance-analyst/portfolio';
import type { LeftOutName } from '../selection/AnalyticsSelection.js';
import type { MeasuredReturn } from './returnMeasures.js';

export interface ReturnWithout extends MeasuredReturn {
  /** What is left out, in the currency of the portfolio. */
  readonly amounts: readonly (readonly [name: LeftOutName, amount: number])[];
}

/**
 * The time-weighted return as if income had been paid out on its day, and fees and taxes paid from outside: what is left out counts as a
 * flow, so that it is neither gained nor lost.
 */
export function returnWithout(
  history: DailyHistory,
  left: readonly LeftOutName[],
  timing: FlowTiming,
): Result<ReturnWithout> {
  const outflows = history.outflows.slice();
  for (const name of left) {
    const sign = name === 'income' ? -1 : 1;
    for (let at = 1; at < outflows.length; at += 1)
      outflows[at] = (outflows[at] as number) + sign * (history[name][at] as number);
  }
  const found = timeWeightedReturn({ ...history, outflows }, timing);
  if (!found.ok) return found;
  const { days } = history;
  const { total } = found.value;
  return {
    ok: true,
    value: {
      total,
      annual: annualizedReturn(total, (days.at(-1) ?? 0) - (days[0] ?? 0)),
      amounts: left.map((name) => [name, history[name].subarray(1).reduce((sum, each) => sum + each, 0)]),
    },
  };
}
