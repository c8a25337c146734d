import { powersOfTen } from '../decimal/powersOfTen.js';
import { negateUnits } from '../decimal/negateUnits.js';
import { roundedShare } from '../decimal/roundedShare.js';
import type { Units } from '../decimal/Units.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Folding } from './Folding.js';
import { moneyOf } from './moneyOf.js';
import { netOf } from './netOf.js';
import { stepsOf } from './stepsOf.js';

/**
 * An amount of a row in the account's currency, rounded to its minor unit: by the cash that changed in that currency if
 * the row files it, otherwise by the row's rate; null if it has neither.
 */
export function inAccountCurrency(folding: Folding, row: CheckedRow, amount: Units): Units | null {
  const { currency, rate, otherAmount } = row;
  const target = row.account.account.currency;
  if (currency === target) return amount;
  if (currency === null) return null;
  const { account: step } = stepsOf(folding, row, currency);
  if (otherAmount && row.row.otherCurrency === target && row.row.kind !== 'exchange') {
    const net = netOf(folding, row);
    if (net !== 0)
      return roundedShare(amount, moneyOf(folding, otherAmount), net < 0 ? negateUnits(net) : net, step);
  }
  return rate ? roundedShare(amount, rate.units, powersOfTen[rate.places] ?? 1, step) : null;
}
