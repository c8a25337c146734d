import type { Result } from '@finance-analyst/foundation';

/** The middle value by size; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): Result<number> {
  if (values.length === 0) return { ok: false, reason: 'there are no values' };
  if (!values.every(Number.isFinite)) return { ok: false, reason: 'a value is not a finite number' };
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] as number;
  // Halved before they are added, so that two large values do not overflow.
  return { ok: true, value: upper === lower ? upper : lower / 2 + upper / 2 };
}
