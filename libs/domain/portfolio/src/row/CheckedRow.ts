import type { Decimal } from '../decimal/Decimal.js';
import type { AccountEntry } from '../ledger/AccountEntry.js';
import type { LedgerRow } from './LedgerRow.js';

/** A row whose own fields are right, read once. Missing amounts of money are 0, other missing fields null. */
export interface CheckedRow {
  readonly row: LedgerRow;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Place of its kind among those of a day. */
  readonly rank: number;
  readonly account: AccountEntry;
  readonly otherAccount: AccountEntry | null;
  readonly currency: string | null;
  readonly quantity: Decimal | null;
  readonly price: Decimal | null;
  readonly gross: Decimal;
  readonly fees: Decimal;
  readonly taxes: Decimal;
  readonly rate: Decimal | null;
  readonly ratio: { readonly received: Decimal; readonly held: Decimal } | null;
  readonly otherAmount: Decimal | null;
  readonly cashInLieu: Decimal;
  readonly costShare: Decimal | null;
  readonly named: readonly { readonly lot: string; readonly quantity: Decimal }[] | null;
  readonly acquiredDay: number;
  /** Decimals that its amounts of money and its currencies need. */
  readonly moneyPlaces: number;
  /** Slots of the position, of the other one, of cash, of the other cash and of the totals; −1 if there is none. */
  readonly position: number;
  readonly otherPosition: number;
  readonly cash: number;
  readonly otherCash: number;
  readonly totals: number;
}
