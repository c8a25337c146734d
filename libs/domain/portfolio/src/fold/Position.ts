import type { FiledPrice, UnitChange } from '../filed-prices/FiledPrice.js';
import type { Lot } from '../lots/Lot.js';

/** The lots of an instrument in an account. Changed in place, but only by the chunk that owns it. */
export interface Position {
  /** The chunk that may change it. */
  owner: object;
  /** Of its costs; null while nothing is held. */
  currency: string | null;
  /** Decimals of its quantities. */
  places: number;
  /** Oldest first. */
  long: Lot[];
  short: Lot[];
  /** The last price that a row files, per unit as held now. */
  filed: FiledPrice | null;
  /** What changed the number of units without a payment, oldest first. */
  splits: readonly UnitChange[];
}
