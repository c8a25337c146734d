import { dayNumber } from '../calendar/dayNumber.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { PaidDividend } from './PaidDividend.js';

/** What is held, what it has paid and what it will pay. */
export interface IncomeRequest {
  /** ISO date: the calendar begins on the day after it. */
  readonly date: string;
  /** ISO 4217: what amounts of the calendar are in. */
  readonly currency: string;
  readonly holdings: readonly IncomeHolding[];
  /** With the day of payment; announced by the issuer. */
  readonly declared: readonly PaidDividend[];
  /** See `dividendsPerShare`; those of the two years up to the date are used. */
  readonly paid: readonly PaidDividend[];
  /** Units of `currency` for one of another; null if it is not known. */
  readonly rateOf: (currency: string) => number | null;
}

export interface IncomeHolding {
  readonly instrument: LedgerInstrument;
  /** Held less sold short, in all accounts. */
  readonly quantity: number;
  /** In the currency of the calendar; NaN if it is not known. */
  readonly value: number;
  /** In the currency of the calendar; NaN if it is not known. */
  readonly cost: number;
  /** Of the dividends of the last twelve months, by which they will be higher; a fraction, 0 if not given. */
  readonly growth?: number;
}

/** Why there is no calendar, or null. */
export function incomeProblem({ date, holdings, declared, paid }: IncomeRequest): string | null {
  if (dayNumber(date) === null) return `${date} is not a date.`;
  for (const { instrument, quantity, growth = 0 } of holdings) {
    if (!Number.isFinite(quantity)) return `The quantity of ${instrument.symbol} is not known.`;
    if (!(growth >= -1 && growth < Infinity))
      return `The dividend growth of ${instrument.symbol} must be −100% or more.`;
  }
  for (const { instrument, date: day, perShare } of [...declared, ...paid]) {
    if (dayNumber(day) === null)
      return `A dividend of ${instrument.symbol} has the date ${day}, which does not exist.`;
    if (!Number.isFinite(perShare)) return `A dividend of ${instrument.symbol} has no amount per share.`;
  }
  return null;
}
