import type { Result } from '@finance-analyst/foundation';
import { quantileOfSorted } from './quantileOfSorted.js';

/** The figure that a share of the values lies below, linear between neighbors by size; see `quantileOfSorted`. */
export function quantile(values: readonly number[], share: number): Result<number> {
  if (values.length === 0) return { ok: false, reason: 'there are no values' };
  if (!values.every(Number.isFinite)) return { ok: false, reason: 'a value is not a finite number' };
  if (!(share >= 0 && share <= 1)) return { ok: false, reason: 'a quantile of a share below 0 or above 1' };
  return {
    ok: true,
    value: quantileOfSorted(
      values.toSorted((a, b) => a - b),
      share,
    ),
  };
}
