import type { UnitChange } from './FiledPrice.js';

/** The splits and bonus issues of an account with those that it lacked, oldest first. */
export const joinedChanges = (
  own: readonly UnitChange[],
  missing: readonly UnitChange[],
): readonly UnitChange[] => (missing.length === 0 ? own : [...own, ...missing].sort((a, b) => a.day - b.day));
