import type { Result } from '@finance-analyst/foundation';
import type { DayFlow } from './DayFlow.js';
import type { ValueHistory } from './ValueHistory.js';
import type { ValuePeriod } from './ValuePeriod.js';

/** A history as a period: its values at both ends, and its flows in between. */
export function valuePeriodOf({ days, values, inflows, outflows }: ValueHistory): Result<ValuePeriod> {
  const last = days.length - 1;
  const flows: DayFlow[] = [];
  for (let at = 1; at <= last; at += 1) {
    const day = days[at] as number;
    if (inflows[at] !== 0) flows.push({ day, amount: inflows[at] as number });
    if (outflows[at] !== 0) flows.push({ day, amount: -(outflows[at] as number) });
  }
  const [opening, closing] = [values[0] ?? Number.NaN, values[last] ?? Number.NaN];
  if (!Number.isFinite(opening))
    return { ok: false, reason: 'A price or a rate of the first day is not known.' };
  if (!Number.isFinite(closing))
    return { ok: false, reason: 'A price or a rate of the last day is not known.' };
  if (!flows.every(({ amount }) => Number.isFinite(amount)))
    return { ok: false, reason: 'A rate of a flow in the period is not known.' };
  return {
    ok: true,
    value: { firstDay: days[0] as number, opening, lastDay: days[last] as number, closing, flows },
  };
}
