import type { Lot } from '../lots/Lot.js';
import type { Units } from '../decimal/Units.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { CloseCause } from './CloseCause.js';

/** A part of a lot that a row closed. */
export interface ClosedPart {
  readonly position: number;
  readonly lot: Lot;
  readonly isShort: boolean;
  readonly cause: CloseCause;
  /** The row that closed it. */
  readonly row: CheckedRow;
  /** Decimals of the quantity. */
  readonly places: number;
  readonly currency: string;
  /** Received for it or, of a short lot, paid. */
  readonly amount: Units;
  readonly accountAmount: Units | null;
}
