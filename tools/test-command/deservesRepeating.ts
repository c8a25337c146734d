import type { Outcome } from './Outcome.ts';

/** Whether a step's result may be cached: everything has passed on the first try. */
export const deservesRepeating = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ passed }) => passed > 0) &&
  outcomes.every(({ failed, unstable = [] }) => failed === 0 && unstable.length === 0);
