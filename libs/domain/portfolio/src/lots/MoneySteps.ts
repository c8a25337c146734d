import type { Units } from '../decimal/Units.js';

/** The minor units that parts of a cost are rounded to, in units of the ledger. */
export interface MoneySteps {
  readonly own: Units;
  /** In the account's currency. */
  readonly account: Units;
}
