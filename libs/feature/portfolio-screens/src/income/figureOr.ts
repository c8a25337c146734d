import type { Result } from '@finance-analyst/foundation';

/** A figure, or the reason why there is none. */
export const figureOr = (figure: number | null, reason: string): Result<number> =>
  figure === null ? { ok: false, reason } : { ok: true, value: figure };
