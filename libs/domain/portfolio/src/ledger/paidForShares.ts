import { numberOf } from '../decimal/numberOf.js';
import type { CheckedRow } from '../row/CheckedRow.js';

/**
 * What a row pays for the shares of its position, in its own currency: negative if it is paid for them. Shares that come or go
 * without a payment (in kind, or in exchange for those of another instrument) are not in it.
 */
export function paidForShares(
  { row: { kind }, gross, cashInLieu, otherPosition }: CheckedRow,
  change: number,
): number {
  const amount = numberOf(gross.units, gross.places);
  switch (kind) {
    case 'buy':
    case 'cover':
      return amount;
    case 'sell':
    case 'short':
    case 'return-of-capital':
      return -amount;
    case 'merger':
      // For cash, shares that were sold short are bought back.
      return otherPosition < 0 && change > 0
        ? amount
        : -amount - numberOf(cashInLieu.units, cashInLieu.places);
    case 'rights':
      return amount - numberOf(cashInLieu.units, cashInLieu.places);
    case 'split':
    case 'bonus':
    case 'spin-off':
      return -numberOf(cashInLieu.units, cashInLieu.places);
    default:
      return 0;
  }
}
