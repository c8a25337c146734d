import { isEqual } from '../decimal/isEqual.js';
import { shiftedBy } from '../decimal/shiftedBy.js';
import type { SourceLine } from '../table/SourceLine.js';
import { thousandsOff } from './thousandsOff.js';
import type { TransactionRow } from './Transaction.js';

/** A number such as `1,234`, which reads with either decimal sign. */
const openNumber = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![.,]?\d)/g;

/**
 * A row whose price or quantity reads either way in its lines, with the reading that agrees with the gross amount. Where
 * none or more than one does, the row stays.
 */
export function settledRow(row: TransactionRow, lines: readonly SourceLine[]): TransactionRow {
  if (thousandsOff(row) === 0) return row;
  const written = lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.match(openNumber) ?? []));
  const [price, quantity] = [otherReading(row.price, written), otherReading(row.quantity, written)];
  const settled = [
    ...(price === null ? [] : [{ ...row, price }]),
    ...(quantity === null ? [] : [{ ...row, quantity }]),
    ...(price === null || quantity === null ? [] : [{ ...row, price, quantity }]),
  ].filter(agrees);
  const [only] = settled;
  return only && settled.length === 1 ? only : row;
}

/** The value of the number with the other decimal sign; null if it is not written so that it reads either way. */
function otherReading(value: string | undefined, written: readonly string[]): string | null {
  if (value === undefined) return null;
  for (const text of written) {
    const [asThousands, asDecimals] = [text.replace(/[.,]/, ''), text.replace(',', '.')];
    if (isEqual(value, asThousands)) return shiftedBy(value, -3);
    if (isEqual(value, asDecimals)) return shiftedBy(value, 3);
  }
  return null;
}

/** Agreement within the tolerance of `thousandsOff`, not merely another factor than 1,000. */
function agrees({ quantity, price, gross }: TransactionRow): boolean {
  const factor = (Number(quantity) * Number(price)) / Number(gross);
  return Math.abs(Math.log10(Math.abs(factor))) <= 0.5;
}
