import type { Result } from '@finance-analyst/foundation';

/** How far a weight is above its target; if one of them is not known, why. */
export function distanceFrom(target: Result<number>, weight: Result<number>): Result<number> {
  if (!weight.ok) return weight;
  return target.ok ? { ok: true, value: weight.value - target.value } : target;
}
