import type { Units } from '../decimal/Units.js';
import { shareOut } from '../decimal/shareOut.js';
import type { Lot } from '../lots/Lot.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { CloseCause } from './CloseCause.js';
import type { Folding } from './Folding.js';
import { inAccountCurrency } from './inAccountCurrency.js';
import { stepsOf } from './stepsOf.js';

/** What parts of lots were closed for. */
export interface Closing {
  readonly position: number;
  readonly places: number;
  readonly isShort: boolean;
  readonly cause: CloseCause;
  /** In the currency of the row. */
  readonly amount: Units;
}

/** Records parts of lots as closed; the amount is shared out by quantity. */
export function closeLots(folding: Folding, row: CheckedRow, parts: readonly Lot[], closing: Closing): void {
  const { currency } = row;
  if (currency === null) return;
  const { amount, ...rest } = closing;
  const steps = stepsOf(folding, row, currency);
  const weights = parts.map(({ quantity }) => quantity);
  const total = inAccountCurrency(folding, row, amount);
  const amounts = parts.length === 1 ? [amount] : shareOut(amount, weights, steps.own);
  const accountAmounts =
    total === null ? null : parts.length === 1 ? [total] : shareOut(total, weights, steps.account);
  parts.forEach((lot, place) => {
    folding.state.closed.push({
      ...rest,
      lot,
      row: row.row.id,
      day: row.day,
      currency,
      amount: amounts[place] ?? 0,
      accountAmount: accountAmounts?.[place] ?? null,
    });
  });
}
