import type { Units } from '../decimal/Units.js';

/** What was acquired, or sold short, by one row and is still open. Never changed: a part that is sold leaves a new lot. */
export interface Lot {
  /** Id of the row that opened it; kept through transfers and corporate actions. */
  readonly id: string;
  readonly entry: number;
  /** Day of acquisition or short sale, since 1970-01-01. */
  readonly acquired: number;
  readonly quantity: Units;
  /** Cost with fees and taxes; of a short lot, proceeds after fees and taxes. */
  readonly cost: Units;
  /** The same in the account's currency; null without a rate. */
  readonly accountCost: Units | null;
}
