import type { Result } from '@finance-analyst/foundation';
import { yearsFromFirst, type DatedCashFlow } from './datedCashFlow.js';

/**
 * Present value, on the day of the earliest flow, of flows on any days (Excel's XNPV): Σ amount ÷ (1 + rate)^(days ÷ 365).
 * `annualRate` is a fraction above −1. The order of the flows does not matter.
 */
export function irregularNetPresentValue(
  annualRate: number,
  flows: readonly DatedCashFlow[],
): Result<number> {
  if (!Number.isFinite(annualRate)) return { ok: false, reason: 'the rate is not a finite number' };
  if (!flows.every(({ amount }) => Number.isFinite(amount)))
    return { ok: false, reason: 'a flow is not a finite number' };
  if (!(annualRate > -1)) return { ok: false, reason: 'the rate must be above −100%' };
  const years = yearsFromFirst(flows);
  if (!years.ok) return years;
  const value = flows.reduce(
    (total, { amount }, index) => total + amount / (1 + annualRate) ** (years.value[index] ?? 0),
    0,
  );
  return Number.isFinite(value)
    ? { ok: true, value }
    : { ok: false, reason: 'the present value is too large' };
}
