import type { CloseCause } from '../fold/CloseCause.js';
import type { FiledAs } from '../filed-prices/FiledPrice.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { RefusedRow } from '../row/RefusedRow.js';

/** The state of a ledger after a day. Amounts are exact decimal text; lists are in the order of accounts and symbols. */
export interface LedgerState {
  readonly cash: readonly CashBalance[];
  readonly positions: readonly LedgerPosition[];
  /** In the order in which they were closed. */
  readonly closedLots: readonly ClosedLot[];
  readonly totals: readonly InstrumentTotals[];
  readonly refused: readonly RefusedRow[];
}

/** Cash of an account in one currency. */
export interface CashBalance {
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Negative if overdrawn. */
  readonly amount: string;
}

/** What an account holds of an instrument, in shares and prices as traded by that day. */
export interface LedgerPosition {
  readonly account: string;
  readonly instrument: LedgerInstrument;
  /** Of its costs; null if nothing is held. */
  readonly currency: string | null;
  /** Held, less sold short. */
  readonly quantity: string;
  /** Cost of the lots held, less proceeds of the lots sold short. */
  readonly cost: string;
  /** In the account's currency; null if a lot has no rate. */
  readonly accountCost: string | null;
  /** Oldest first, those held before those sold short. */
  readonly lots: readonly OpenLot[];
  /** The last price that a row files for it; null if none does. */
  readonly filed: FiledPosition | null;
  /** Splits and bonus issues, oldest first, each with the units before it for one after it. */
  readonly splits: readonly { readonly date: string; readonly factor: number }[];
}

/** The price that a row files for a position. */
export interface FiledPosition {
  /** ISO date of the row. */
  readonly date: string;
  /** Per unit as held now: splits since are taken into account. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly as: FiledAs;
}

/** What one row opened and is still open. */
export interface OpenLot {
  /** Id of the row that opened it. */
  readonly lot: string;
  readonly side: 'long' | 'short';
  /** ISO date. */
  readonly acquired: string;
  readonly quantity: string;
  /** Cost with fees and taxes; of a short lot, proceeds after fees. */
  readonly cost: string;
  /** In the account's currency; null without a rate. */
  readonly accountCost: string | null;
}

/** A part of a lot that was closed, and its gain. */
export interface ClosedLot {
  readonly account: string;
  readonly instrument: LedgerInstrument;
  readonly lot: string;
  readonly side: 'long' | 'short';
  readonly cause: CloseCause;
  /** Id of the row that closed it. */
  readonly closedBy: string;
  /** ISO dates. */
  readonly acquired: string;
  readonly closed: string;
  /** 0 for a gain without a sale, such as a return of capital above the cost. */
  readonly quantity: string;
  readonly currency: string;
  readonly proceeds: string;
  readonly cost: string;
  /** Proceeds less cost. */
  readonly gain: string;
  /** The same in the account's currency; null without a rate for purchase or sale. */
  readonly accountProceeds: string | null;
  readonly accountCost: string | null;
  readonly accountGain: string | null;
  /** Held for more than one year; a short sale never is (IRS Publication 550, Short Sales). */
  readonly isLongTerm: boolean;
}

/** Income and costs by account, instrument and currency. Fees and taxes include those that are part of a cost. */
export interface InstrumentTotals {
  readonly account: string;
  /** Null for what belongs to no instrument. */
  readonly instrument: LedgerInstrument | null;
  readonly currency: string;
  readonly dividends: string;
  readonly interest: string;
  readonly fees: string;
  readonly taxes: string;
}
