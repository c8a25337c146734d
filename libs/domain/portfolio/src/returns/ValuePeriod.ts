import type { DayFlow } from './DayFlow.js';

/** A portfolio at both ends of a period, and what moved in between. */
export interface ValuePeriod {
  /** The day at whose close `opening` is the value, since 1970-01-01. */
  readonly firstDay: number;
  readonly opening: number;
  readonly lastDay: number;
  readonly closing: number;
  /** After the first day and up to the last, in any order. */
  readonly flows: readonly DayFlow[];
}

/** What was gained: the change in value that no flow explains. */
export const gainOf = ({ opening, closing, flows }: ValuePeriod): number =>
  flows.reduce((gain, { amount }) => gain - amount, closing - opening);

/** Why a period has no return, or null. */
export function periodProblem({ firstDay, lastDay, flows }: ValuePeriod): string | null {
  if (!(lastDay > firstDay)) return 'The period has no days.';
  return flows.some(({ day }) => !(day > firstDay && day <= lastDay))
    ? 'A flow is outside the period.'
    : null;
}
