import type { UnitChange } from './FiledPrice.js';

/**
 * The splits and bonus issues that one account has and another lacks, oldest first. Those of one day are the same in both, as the
 * quantities that a bonus issue is known by can be rounded.
 */
export const missingChanges = (
  of: readonly UnitChange[],
  from: readonly UnitChange[],
): readonly UnitChange[] =>
  of.length === 0 ? of : of.filter(({ day }) => !from.some((own) => own.day === day));
