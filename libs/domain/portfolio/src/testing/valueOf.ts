import type { Result } from '@finance-analyst/foundation';

/** The value of a result that has one. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
