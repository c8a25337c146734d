import type { Result } from '@finance-analyst/foundation';

/**
 * Present value of flows at the ends of equal periods, the first one period from now, as Excel's NPV counts:
 * Σ flowₜ ÷ (1 + rate)ᵗ for t = 1, 2, …. `rate` is a fraction per period, above −1.
 */
export function netPresentValue(rate: number, cashFlows: readonly number[]): Result<number> {
  if (!Number.isFinite(rate)) return { ok: false, reason: 'the rate is not a finite number' };
  if (!cashFlows.every(Number.isFinite)) return { ok: false, reason: 'a flow is not a finite number' };
  if (!(rate > -1)) return { ok: false, reason: 'the rate must be above −100%' };
  const value = cashFlows.reduce((total, flow, index) => total + flow / (1 + rate) ** (index + 1), 0);
  return Number.isFinite(value)
    ? { ok: true, value }
    : { ok: false, reason: 'the present value is too large' };
}
