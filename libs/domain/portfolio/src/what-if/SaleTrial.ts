import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { NamedLot } from '../row/LedgerRow.js';
import type { ClosedLot } from '../state/LedgerState.js';
import type { WashSalePair } from '../wash-sales/WashSalePair.js';

/** A sale that is only tried out. Amounts are decimal text, in the currency of the lots. */
export interface SaleTrial {
  readonly account: string;
  readonly instrument: LedgerInstrument;
  readonly quantity: string;
  readonly price: string;
  readonly fees?: string;
  /** ISO date; rows up to it count. */
  readonly date: string;
  readonly currency: string;
  /** Units of the account's currency per unit of `currency`. */
  readonly rate?: string;
  readonly lots?: readonly NamedLot[];
  /** Fractions, such as `0.37`; without both there is no tax. */
  readonly shortTermRate?: string;
  readonly longTermRate?: string;
}

/** What a sale would realize. Gains and tax are in the currency of the sale. */
export interface SaleTrialResult {
  readonly lots: readonly ClosedLot[];
  readonly proceeds: string;
  readonly cost: string;
  readonly shortTermGain: string;
  readonly longTermGain: string;
  /** On what is left after a loss of one term has reduced the gain of the other; 0 for a loss, null without rates. */
  readonly tax: string | null;
  /** What is left of a loss, a positive amount. */
  readonly unusedLoss: string;
  /** The losses that purchases within 30 days would make wash sales, those entered for later days among them. */
  readonly washSales: readonly WashSalePair[];
}
