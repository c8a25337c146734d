import type { Result } from '@finance-analyst/foundation';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { OpenLot } from '../state/LedgerState.js';
import type { HoldingPrice } from './HoldingMarket.js';

/** What is held of an instrument in an account, at its last price. Amounts are in the currency of the values. */
export interface Holding {
  readonly account: string;
  readonly instrument: LedgerInstrument;
  /** Held less sold short, decimal text. */
  readonly quantity: string;
  /** ISO 4217: that of its costs. */
  readonly costCurrency: string;
  readonly lots: readonly OpenLot[];
  /** Null without one. */
  readonly price: HoldingPrice | null;
  readonly value: Result<number>;
  /** Of each lot, at the rate of the day on which it was acquired. */
  readonly cost: Result<number>;
  /** From the change of the price: each lot's gain in the currency of its cost, at the rate of its day. */
  readonly priceGain: Result<number>;
  /** From the change of the exchange rate, with its cross term with the price. */
  readonly currencyGain: Result<number>;
  /** Since the close before the last price, at today's rate; none without two prices of the market. */
  readonly dayGain: Result<number>;
  /** Fraction of the total; none for a part of a total that is not positive or not known. */
  readonly weight: Result<number>;
}

/** Cash of an account in one currency. */
export interface HeldCash {
  readonly account: string;
  readonly currency: string;
  /** Decimal text, in its own currency. */
  readonly amount: string;
  readonly value: Result<number>;
  readonly weight: Result<number>;
}

/** What a portfolio holds. */
export interface Holdings {
  /** ISO 4217: what values are in. */
  readonly currency: string;
  readonly holdings: readonly Holding[];
  readonly cash: readonly HeldCash[];
  /** Of all that has a value. */
  readonly total: number;
  /** How many holdings and balances have no value, and so are not in the total. */
  readonly withoutValue: number;
}
