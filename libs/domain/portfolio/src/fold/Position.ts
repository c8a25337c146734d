import type { Lot } from '../lots/Lot.js';
import type { Units } from '../decimal/Units.js';

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
  /** The last price filed. */
  valuation: {
    readonly day: number;
    readonly price: Units;
    readonly places: number;
    readonly currency: string;
  } | null;
}
