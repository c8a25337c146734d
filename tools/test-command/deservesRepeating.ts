import type { Outcome } from './Outcome.ts';

/** Whether a step may stay as it is until something changes: all has passed, and at the first try. */
export const deservesRepeating = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ passed }) => passed > 0) &&
  outcomes.every(({ failed, unstable = [] }) => failed === 0 && unstable.length === 0);
