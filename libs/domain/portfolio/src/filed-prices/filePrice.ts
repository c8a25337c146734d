import type { FoldState } from '../fold/FoldState.js';
import { ownPosition } from '../fold/ownPosition.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { RowKind } from '../row/RowKind.js';
import type { FiledAs } from './FiledPrice.js';

const filesAs: Readonly<Partial<Record<RowKind, FiledAs>>> = {
  buy: 'paid',
  cover: 'paid',
  sell: 'received',
  short: 'received',
  deposit: 'deposited',
  valuation: 'valued',
};

/**
 * Remembers the price that a row files for its position, and what a split or bonus issue makes of an earlier one. Both accounts of a
 * transfer have the price that was filed last in either.
 *
 * @param price per unit; NaN if the row states none
 * @param held units of the position before and after the row
 */
export function filePrice(
  state: FoldState,
  row: CheckedRow,
  price: number,
  held: { readonly before: number; readonly after: number },
): void {
  const { kind } = row.row;
  if (row.position < 0) return;
  if (kind === 'split' || kind === 'bonus') changeUnits(state, row, held);
  else if (kind === 'transfer') shareFiled(state, row);
  const as = filesAs[kind];
  if (as === undefined || row.currency === null || !Number.isFinite(price)) return;
  // What was given away for nothing has no price; a valuation can say that it is worthless.
  if (price === 0 && as !== 'valued') return;
  const position = ownPosition(state, row.position);
  // The cost of what is deposited can be years old.
  if (as === 'deposited' && position.filed) return;
  position.filed = { day: row.day, price, currency: row.currency, cash: row.cash, as };
}

function changeUnits(
  state: FoldState,
  { position: slot, day }: CheckedRow,
  { before, after }: { readonly before: number; readonly after: number },
): void {
  if (before === 0 || after === 0) return;
  const factor = before / after;
  const position = ownPosition(state, slot);
  position.splits = [...position.splits, { day, factor }];
  if (position.filed) position.filed = { ...position.filed, price: position.filed.price * factor };
}

function shareFiled(state: FoldState, row: CheckedRow): void {
  const own = ownPosition(state, row.position);
  const other = ownPosition(state, row.otherPosition);
  if (!other.filed || (own.filed && own.filed.day > other.filed.day)) other.filed = own.filed;
  else own.filed = other.filed;
}
