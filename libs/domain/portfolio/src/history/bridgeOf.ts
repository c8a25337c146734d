import type { Result } from '@finance-analyst/foundation';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import { roundUnits } from '../decimal/roundUnits.js';
import type { DailyHistory } from './DailyHistory.js';

/**
 * Why a value changed, in one currency: opening + deposits − withdrawals + price + income + currency − fees − taxes = closing.
 * Amounts are rounded to the minor unit; price takes what rounding leaves, so that they add up.
 */
export interface Bridge {
  readonly opening: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly price: number;
  readonly income: number;
  /** Changes of rates, with their cross term with prices. */
  readonly currency: number;
  readonly fees: number;
  readonly taxes: number;
  readonly closing: number;
}

/** From the close of one day of the history to that of another, each given by its place. */
export function bridgeOf(history: DailyHistory, from: number, to: number): Result<Bridge> {
  if (!(from >= 0 && from <= to && to < history.days.length))
    return { ok: false, reason: 'The period is not within the history.' };
  const places = currencyPlaces(history.currency) ?? 2;
  const scale = 10 ** places;
  const unitsOf = (amount: number): number => roundUnits(amount, places);
  const sumOf = (column: Float64Array): number => {
    let sum = 0;
    for (let at = from + 1; at <= to; at++) sum += column[at] as number;
    return unitsOf(sum);
  };
  const opening = unitsOf(history.values[from] as number);
  const closing = unitsOf(history.values[to] as number);
  const deposits = sumOf(history.inflows);
  const withdrawals = sumOf(history.outflows);
  const income = sumOf(history.income);
  const currency = sumOf(history.currencyGain);
  const fees = sumOf(history.fees);
  const taxes = sumOf(history.taxes);
  const price = closing - opening - deposits + withdrawals - income - currency + fees + taxes;
  if (Number.isNaN(opening)) return { ok: false, reason: 'A price or a rate of the first day is not known.' };
  if (Number.isNaN(closing)) return { ok: false, reason: 'A price or a rate of the last day is not known.' };
  if (Number.isNaN(price)) return { ok: false, reason: 'A rate of a flow in the period is not known.' };
  const amounts = [opening, deposits, withdrawals, price, income, currency, fees, taxes, closing];
  if (!amounts.every(Number.isFinite)) return { ok: false, reason: 'An amount is too large to compute.' };
  return {
    ok: true,
    value: {
      opening: opening / scale,
      deposits: deposits / scale,
      withdrawals: withdrawals / scale,
      price: price / scale,
      income: income / scale,
      currency: currency / scale,
      fees: fees / scale,
      taxes: taxes / scale,
      closing: closing / scale,
    },
  };
}
