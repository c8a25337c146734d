import type { Result } from '@finance-analyst/foundation';
import { gainOf, periodProblem, type ValuePeriod } from './ValuePeriod.js';

export interface SimpleReturn {
  /** A fraction. */
  readonly total: number;
  readonly gain: number;
  /** The value at the opening, and all that came in. */
  readonly invested: number;
}

/** The gain over all that was invested: how much more there is, whenever it came in. */
export function simpleReturn(period: ValuePeriod): Result<SimpleReturn> {
  const problem = periodProblem(period);
  if (problem !== null) return { ok: false, reason: problem };
  const invested = period.flows.reduce(
    (total, { amount }) => total + Math.max(amount, 0),
    Math.max(period.opening, 0),
  );
  if (!(invested > 0)) return { ok: false, reason: 'Nothing was invested in the period.' };
  const gain = gainOf(period);
  return { ok: true, value: { total: gain / invested, gain, invested } };
}
