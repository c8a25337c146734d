import type { Result } from '@finance-analyst/foundation';
import { messages } from './messages.js';

/** A figure of the peers’ betas; null for a standard error that is not stored with them. */
export const storedFigure = (
  value: number | null,
  reason: string = messages.noStandardError,
): Result<number> => (value === null ? { ok: false, reason } : { ok: true, value });
