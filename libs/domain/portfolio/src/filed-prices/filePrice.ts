import type { FoldState } from '../fold/FoldState.js';
import { ownPosition } from '../fold/ownPosition.js';
import type { Position } from '../fold/Position.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { RowKind } from '../row/RowKind.js';
import type { FiledAs, UnitChange } from './FiledPrice.js';
import { joinedChanges } from './joinedChanges.js';
import { missingChanges } from './missingChanges.js';

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
 * transfer have the price that was filed last in either, and the splits of both.
 *
 * @param price per unit; NaN if the row states none
 * @param unitFactor units before the row for one after it
 */
export function filePrice(state: FoldState, row: CheckedRow, price: number, unitFactor: number): void {
  const { kind } = row.row;
  if (row.position < 0) return;
  if (unitFactor !== 1) changeUnits(ownPosition(state, row.position), [{ day: row.day, factor: unitFactor }]);
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

/** Adds splits to a position and restates the price that was filed before them: those of a day take effect before its prices. */
function changeUnits(position: Position, changes: readonly UnitChange[]): void {
  if (changes.length === 0) return;
  position.splits = joinedChanges(position.splits, changes);
  const { filed } = position;
  if (!filed) return;
  const factor = changes.reduce(
    (product, { day, factor: own }) => (day > filed.day ? product * own : product),
    1,
  );
  position.filed = { ...filed, price: filed.price * factor };
}

function shareFiled(state: FoldState, row: CheckedRow): void {
  const own = ownPosition(state, row.position);
  const other = ownPosition(state, row.otherPosition);
  const { splits } = own;
  changeUnits(own, missingChanges(other.splits, splits));
  changeUnits(other, missingChanges(splits, other.splits));
  if (!other.filed || (own.filed && own.filed.day > other.filed.day)) other.filed = own.filed;
  else own.filed = other.filed;
}
