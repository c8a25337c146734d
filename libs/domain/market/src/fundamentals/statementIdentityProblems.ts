import type { FiscalPeriod } from './FiscalPeriod.js';
import { holds, statementIdentities, type StatementIdentity } from './statementIdentities.js';

/** Two sides of an accounting identity that do not meet. */
export interface StatementIdentityProblem extends Pick<
  StatementIdentity,
  'identity' | 'difference' | 'tolerance'
> {
  /** As a sentence, with the period's label. */
  readonly message: string;
}

/** The accounting identities that a period breaks beyond rounding. */
export function statementIdentityProblems(period: FiscalPeriod): readonly StatementIdentityProblem[] {
  return statementIdentities(period)
    .filter((tested) => !holds(tested))
    .map(({ identity, difference, tolerance, sides }) => ({
      identity,
      difference,
      tolerance,
      message: `${sides} of ${period.label} differ by ${difference} ${period.currency}.`,
    }));
}
