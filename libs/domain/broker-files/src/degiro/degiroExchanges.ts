import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import type { DegiroLine } from './DegiroLine.js';

/** Exchanges of the lines that pay and those that receive, in their order; null if their numbers differ. */
export function degiroExchanges(lines: readonly DegiroLine[]): readonly TransactionRow[] | null {
  const amountOf = ({ cells }: DegiroLine): string => cells.amount('change') ?? '0';
  const paying = lines.filter((line) => isNegative(amountOf(line)));
  const receiving = lines.filter((line) => !isNegative(amountOf(line)));
  if (paying.length !== receiving.length) return null;
  return paying.flatMap((paid, place) => {
    const received = receiving[place];
    return received
      ? [
          rowOf('exchange', {
            date: paid.cells.date('date'),
            settlement: paid.cells.date('value date'),
            currency: paid.cells.text('currency'),
            gross: absoluteOf(amountOf(paid)),
            otherCurrency: received.cells.text('currency'),
            otherAmount: amountOf(received),
          }),
        ]
      : [];
  });
}
