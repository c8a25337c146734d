import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import { mayIncludeAssociates } from '../fundamentals/mayIncludeAssociates.js';
import { periodRange } from './periodRange.js';

/** In which years long-term investments and equity-method investments are not to be added. */
export function associateNotes(annual: readonly FiscalPeriod[]): readonly string[] {
  const periods = annual.filter(
    (period) => mayIncludeAssociates(period) && period.figures.equityMethodInvestments?.value !== 0,
  );
  return periods.length > 0
    ? [
        `Long-term investments of ${periodRange(periods)} may include equity-method investments under the tag used.`,
      ]
    : [];
}
