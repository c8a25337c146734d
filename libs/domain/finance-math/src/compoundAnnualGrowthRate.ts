import type { Result } from '@finance-analyst/foundation';

/**
 * The constant annual growth, a fraction, that leads from `first` to `last` in `years`: (last ÷ first)^(1 ÷ years) − 1.
 * Both must be positive: there is no growth rate from or to zero or a loss.
 */
export function compoundAnnualGrowthRate(first: number, last: number, years: number): Result<number> {
  if (!(first > 0) || !(last > 0))
    return { ok: false, reason: 'growth needs a positive first and last value' };
  if (!(years > 0)) return { ok: false, reason: 'growth needs a positive number of years' };
  const value = (last / first) ** (1 / years) - 1;
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, reason: 'the growth is too large' };
}
