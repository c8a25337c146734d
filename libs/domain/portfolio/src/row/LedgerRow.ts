import type { LedgerInstrument } from './LedgerInstrument.js';
import type { RowKind } from './RowKind.js';

/**
 * One event at one account, as filed. Amounts are decimal text such as `-1234.50` with at most twelve decimals; those
 * without a sign rule are not negative. Which fields a kind needs and what it does: README, Kinds of rows.
 */
export interface LedgerRow {
  readonly id: string;
  readonly account: string;
  readonly kind: RowKind;
  /** Trade date, ISO. Positions and cash change on this day. */
  readonly date: string;
  /**
   * Rises with each row entered or imported, such as the line of a file: orders rows of one day and kind. It is part of
   * the row, so that the state does not depend on how rows are stored.
   */
  readonly entry: number;
  /** ISO date; for information only. */
  readonly settlement?: string;
  readonly instrument?: LedgerInstrument;
  /** Shares or units; in corporate actions, those received (of a split: held after it). */
  readonly quantity?: string;
  /** Per unit, in `currency`. In a merger for shares and cash, the value of one new share. */
  readonly price?: string;
  /**
   * The amount before fees and taxes, in `currency`. If missing, it is quantity × price, rounded to the currency's minor
   * unit. Negative only for a dividend, interest, fee or tax that is reversed or paid the other way.
   */
  readonly gross?: string;
  readonly fees?: string;
  readonly taxes?: string;
  /** Of `price`, `gross`, `fees`, `taxes` and `cashInLieu`; ISO 4217. */
  readonly currency?: string;
  /** Units of the account's currency per unit of `currency`. */
  readonly rate?: string;
  /** The import that brought the row. */
  readonly batch?: string;
  readonly note?: string;
  /** Of a transfer: the account that receives. */
  readonly otherAccount?: string;
  /** What is received in a merger, spin-off or rights issue. */
  readonly otherInstrument?: LedgerInstrument;
  /** New units for each old one; of a split, units held after it for those before. */
  readonly ratio?: { readonly received: string; readonly held: string };
  /** Currency of `otherAmount`. */
  readonly otherCurrency?: string;
  /** Of an exchange: what is received. Of other rows: the cash that changed in place of `currency`. */
  readonly otherAmount?: string;
  /** Paid for the fraction of a share that `quantity`, or else whole shares, leave of `ratio`. */
  readonly cashInLieu?: string;
  /** Fraction of the cost that moves to `otherInstrument`, from 0 to 1. */
  readonly costShare?: string;
  /** Lots to sell or cover by the id of the row that opened them; their quantities add up to `quantity`. */
  readonly lots?: readonly NamedLot[];
  /** Of a deposit in kind: ISO date when the holding was acquired. */
  readonly acquired?: string;
}

/** A part of a lot. */
export interface NamedLot {
  readonly lot: string;
  readonly quantity: string;
}
