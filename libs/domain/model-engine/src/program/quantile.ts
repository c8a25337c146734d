import type { Result } from '@finance-analyst/foundation';
import { tooLarge } from './failureReason.js';

/**
 * The figure that a share of the figures lies below, linear between neighbors by size, as Excel's PERCENTILE.INC and the
 * default of R. Source: Hyndman, Fan, Sample Quantiles in Statistical Packages, 1996, definition 7.
 */
export function quantile(figures: readonly number[], share: number): Result<number> {
  if (!(share >= 0 && share <= 1)) return { ok: false, reason: 'a quantile of a share below 0 or above 1' };
  const sorted = figures.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  const value = below + (above - below) * (position - Math.floor(position));
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, reason: tooLarge };
}
