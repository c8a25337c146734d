import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import type { SourceLine } from '../table/SourceLine.js';

export interface ReadLine {
  readonly line: SourceLine;
  readonly cells: Cells;
}

/** The removal of a bond or warrant that is due, and the payment for it. */
interface Redemption {
  readonly removal: ReadLine;
  readonly payment: ReadLine;
}

const paymentTypes = new Set(['FINAL_MATURITY', 'TILG', 'REDEMPTION']);

/** Pairs the two lines of each redemption, which name the same instrument and number of shares, days apart. */
export function pairRedemptions(lines: readonly ReadLine[]): {
  readonly pairs: readonly Redemption[];
  readonly others: readonly ReadLine[];
} {
  const payments = new Map<string, ReadLine[]>();
  for (const line of lines.filter(isPayment)) {
    const own = payments.get(keyOf(line.cells)) ?? [];
    own.push(line);
    payments.set(keyOf(line.cells), own);
  }
  const pairs: Redemption[] = [];
  for (const removal of lines.filter(isRemoval)) {
    const payment = payments.get(keyOf(removal.cells))?.shift();
    if (payment) pairs.push({ removal, payment });
  }
  const paired = new Set(pairs.flatMap(({ removal, payment }) => [removal, payment]));
  return { pairs, others: lines.filter((line) => !paired.has(line)) };
}

const isPayment = ({ cells }: ReadLine): boolean =>
  cells.text('category') === 'CASH' && paymentTypes.has(cells.text('type'));

const isRemoval = ({ cells }: ReadLine): boolean =>
  cells.text('category') === 'CORPORATE_ACTION' && isNegative(cells.amount('shares') ?? '0');

const keyOf = (cells: Cells): string => `${cells.text('symbol')} ${absoluteOf(cells.amount('shares') ?? '')}`;
