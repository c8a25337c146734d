import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { FiledGrowth } from '../default-assumptions/threeYearGrowth.js';
import { twelveMonthsBefore } from '../history/twelveMonthsBefore.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** Revenue of the trailing twelve months over that of the twelve months before, less 1; null if either is unknown. */
export function trailingGrowth({ fundamentals, base, years }: DefaultBasis): FiledGrowth | null {
  const isFiscalYear = years.at(-1)?.end === base.end;
  const before = isFiscalYear
    ? years.find(({ fiscalYear }) => fiscalYear === base.fiscalYear - 1)
    : twelveMonthsBefore(base, fundamentals.quarterly);
  const then = before && sourceOf(before, 'revenue');
  const now = sourceOf(base, 'revenue');
  if (!now || !then || then.figure.value <= 0) return null;
  return { value: now.figure.value / then.figure.value - 1, years: 1, sources: [now, then] };
}
