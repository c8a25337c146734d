import type { Result } from '@finance-analyst/foundation';
import type { FlowTiming } from '../returns/FlowTiming.js';
import type { ValueHistory } from '../returns/ValueHistory.js';

export interface InvestedByDay {
  /** What the return of each day is measured on; 0 if nothing is invested, NaN if the day has no value. */
  readonly invested: Float64Array;
  /** Days without a value after the first. */
  readonly carriedDays: number;
}

/** The capital on which `timeWeightedReturn` measures the return of each day. */
export function investedByDay(
  { days, values, inflows, outflows }: ValueHistory,
  timing: FlowTiming,
): Result<InvestedByDay> {
  const invested = new Float64Array(days.length);
  let carriedDays = 0;
  let before = values[0] ?? Number.NaN;
  if (!Number.isFinite(before)) return { ok: false, reason: 'The first day has no value.' };
  for (let at = 1; at < days.length; at += 1) {
    const inflow = inflows[at] as number;
    const outflow = outflows[at] as number;
    const value = values[at] as number;
    if (Number.isNaN(inflow + outflow)) return { ok: false, reason: 'A flow in the period is not known.' };
    if (Number.isNaN(value)) {
      invested[at] = Number.NaN;
      carriedDays += 1;
      before += inflow - outflow;
      continue;
    }
    const capital =
      before + (timing.inflows === 'start' ? inflow : 0) - (timing.outflows === 'start' ? outflow : 0);
    if (capital < 0)
      return { ok: false, reason: 'More was owed than held on a day, which then has no return.' };
    invested[at] = capital;
    before = value;
  }
  return { ok: true, value: { invested, carriedDays } };
}
