import type { Result } from '@finance-analyst/foundation';

/** The sum of figures; the first that is missing says why there is none. */
export function sumOf(figures: readonly Result<number>[]): Result<number> {
  let sum = 0;
  for (const figure of figures) {
    if (!figure.ok) return figure;
    sum += figure.value;
  }
  return { ok: true, value: sum };
}
