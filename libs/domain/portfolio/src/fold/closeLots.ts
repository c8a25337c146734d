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
  const { position, places, isShort, cause, amount } = closing;
  const steps = stepsOf(folding, row, currency);
  const total = inAccountCurrency(folding, row, amount);
  const { closed } = folding.state;
  const close = (lot: Lot, part: Units, accountPart: Units | null): void => {
    closed.push({
      position,
      lot,
      isShort,
      cause,
      row,
      places,
      currency,
      amount: part,
      accountAmount: accountPart,
    });
  };
  const [first] = parts;
  if (first && parts.length === 1) {
    close(first, amount, total);
    return;
  }
  const weights = parts.map(({ quantity }) => quantity);
  const amounts = shareOut(amount, weights, steps.own);
  const accountAmounts = total === null ? null : shareOut(total, weights, steps.account);
  parts.forEach((lot, place) => {
    close(lot, amounts[place] ?? 0, accountAmounts?.[place] ?? null);
  });
}
