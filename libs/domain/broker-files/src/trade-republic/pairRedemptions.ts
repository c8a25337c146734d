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
  const payments = lines.filter(
    ({ cells }) => cells.text('category') === 'CASH' && paymentTypes.has(cells.text('type')),
  );
  const pairs: Redemption[] = [];
  for (const removal of lines.filter(isRemoval)) {
    const place = payments.findIndex(({ cells }) => keyOf(cells) === keyOf(removal.cells));
    const [payment] = place < 0 ? [] : payments.splice(place, 1);
    if (payment) pairs.push({ removal, payment });
  }
  const paired = new Set(pairs.flatMap(({ removal, payment }) => [removal, payment]));
  return { pairs, others: lines.filter((line) => !paired.has(line)) };
}

const isRemoval = ({ cells }: ReadLine): boolean =>
  cells.text('category') === 'CORPORATE_ACTION' && isNegative(cells.amount('shares') ?? '0');

const keyOf = (cells: Cells): string => `${cells.text('symbol')} ${absoluteOf(cells.amount('shares') ?? '')}`;
