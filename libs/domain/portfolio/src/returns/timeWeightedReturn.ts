import type { Result } from '@finance-analyst/foundation';
import { usualTiming, type FlowTiming } from './FlowTiming.js';
import type { ValueHistory } from './ValueHistory.js';

export interface TimeWeightedReturn {
  /** From the first day to each, as a fraction. */
  readonly cumulative: Float64Array;
  /** Over all days. */
  readonly total: number;
  /** Days without a value, on which that of the day before is carried with the flows of the day. */
  readonly carriedDays: number;
}

/**
 * The product of the returns of each day, on which flows have no effect: how good the decisions were. A day on which nothing
 * is invested has no return. C. R. Bacon, “Practical Portfolio Performance Measurement and Attribution”, chapter 3.
 */
export function timeWeightedReturn(
  { days, values, inflows, outflows }: ValueHistory,
  timing: FlowTiming = usualTiming,
): Result<TimeWeightedReturn> {
  const cumulative = new Float64Array(days.length);
  const inAtStart = timing.inflows === 'start' ? 1 : 0;
  const outAtStart = timing.outflows === 'start' ? 1 : 0;
  let growth = 1;
  let carriedDays = 0;
  let before = values[0] ?? Number.NaN;
  if (!Number.isFinite(before)) return { ok: false, reason: 'The first day has no value.' };
  for (let at = 1; at < days.length; at += 1) {
    const inflow = inflows[at] as number;
    const outflow = outflows[at] as number;
    const value = values[at] as number;
    if (Number.isNaN(inflow + outflow)) return { ok: false, reason: 'A flow in the period is not known.' };
    const isCarried = value !== value;
    if (isCarried) carriedDays += 1;
    else {
      const invested = before + inAtStart * inflow - outAtStart * outflow;
      const kept = value + (1 - outAtStart) * outflow - (1 - inAtStart) * inflow;
      if (invested < 0 || (invested === 0 && kept < 0))
        return { ok: false, reason: 'More was owed than held on a day, which then has no return.' };
      growth *= invested === 0 ? 1 : kept / invested;
    }
    cumulative[at] = growth - 1;
    before = isCarried ? before + inflow - outflow : value;
  }
  return { ok: true, value: { cumulative, total: growth - 1, carriedDays } };
}
