import type { Units } from '../decimal/Units.js';

/** Sums by account, instrument and currency, in money units. */
export interface Totals {
  readonly dividends: Units;
  readonly interest: Units;
  readonly fees: Units;
  readonly taxes: Units;
}
