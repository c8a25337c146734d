import { reason } from '@finance-analyst/foundation';
import { inverseNormal } from '@finance-analyst/uncertainty';
import type { InputSpread } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';
import { highEnd, lowEnd } from './spreadDistribution.js';

/** With fewer standard deviations down to zero, some paths of many would be there. */
const fewestDeviations = 6;
/** The most that a multiple falls to begin with, as a share of it. */
const largestFall = 0.9;

/**
 * A normal distribution, or for a multiple that it would take to zero a triangular one that stays above zero. The value can
 * divide by a multiple, and then more paths would not bring the mean closer to anything.
 */
export function startingSpread(
  range: number,
  reasonOfRange: OfferedInput['reason'],
  unit: OfferedInput['unit'],
  smallest: number,
): { readonly spread: InputSpread } & Pick<OfferedInput, 'reason'> {
  const deviations = (smallest / range) * inverseNormal(highEnd);
  if (unit !== 'multiple' || !(smallest > 0) || deviations >= fewestDeviations)
    return { spread: { kind: 'normal', range }, reason: reasonOfRange };
  // A tenth of a symmetric triangle lies outside this share of its half width.
  const halfWidth = Math.min(range / (1 - Math.sqrt(2 * lowEnd)), largestFall * smallest);
  return {
    spread: { kind: 'triangular', low: -halfWidth, mode: 0, high: halfWidth },
    reason: reason`${reasonOfRange ?? 'A tenth of the figure, without a source.'} Triangular, so that it stays above zero.`,
  };
}
