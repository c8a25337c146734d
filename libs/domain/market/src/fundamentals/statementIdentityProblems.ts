import { reason, type Reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from './FiscalPeriod.js';
import { noteFigure } from './noteFigure.js';
import { holds, statementIdentities, type StatementIdentity } from './statementIdentities.js';

/** Two sides of an accounting identity that do not meet. */
export interface StatementIdentityProblem extends Pick<
  StatementIdentity,
  'identity' | 'difference' | 'tolerance'
> {
  /** As a clause, with the period's label: a sentence without its period. */
  readonly clause: Reason;
}

/** The accounting identities that a period breaks beyond rounding. */
export function statementIdentityProblems(period: FiscalPeriod): readonly StatementIdentityProblem[] {
  return statementIdentities(period)
    .filter((tested) => !holds(tested))
    .map(({ identity, difference, tolerance, sides }) => ({
      identity,
      difference,
      tolerance,
      clause: reason`${sides} of ${period.label} differ by ${noteFigure(difference)} ${period.currency}`,
    }));
}
