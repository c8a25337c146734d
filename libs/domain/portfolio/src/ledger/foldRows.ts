import { numberOf } from '../decimal/numberOf.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import { effects } from '../effects/effects.js';
import { filePrice } from '../filed-prices/filePrice.js';
import { unitFactorOf } from '../filed-prices/unitFactorOf.js';
import type { FoldState } from '../fold/FoldState.js';
import { quantityOf } from '../lots/quantityOf.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Checkpoint, Chunk } from './Chunk.js';
import type { ColumnRoom } from './RowColumns.js';
import { writeAmounts } from './writeAmounts.js';

/** Applies rows to the state before them, and writes them by column. A row that is refused changes nothing. */
export function foldRows(
  rows: readonly CheckedRow[],
  before: Checkpoint | undefined,
  moneyPlaces: number,
  room: ColumnRoom,
): Chunk {
  const state: FoldState = {
    chunk: {},
    cash: new Map(before?.cash),
    positions: new Map(before?.positions),
    totals: new Map(before?.totals),
    closed: [],
    refused: [],
  };
  const folding = { state, moneyPlaces };
  const { columns, next: start } = room;
  room.next += rows.length;
  const held = new Map<number, number>();
  rows.forEach((row, at) => {
    const place = start + at;
    const before = held.get(row.position) ?? heldIn(state, row.position);
    const cash = state.cash.get(row.cash) ?? 0;
    const otherCash = state.cash.get(row.otherCash) ?? 0;
    const reason = effects[row.row.kind](folding, row);
    if (reason !== null) {
      state.refused.push({ id: row.row.id, reason });
      return;
    }
    const quantity = heldIn(state, row.position);
    const otherQuantity = heldIn(state, row.otherPosition);
    held.set(row.position, quantity);
    held.set(row.otherPosition, otherQuantity);
    columns.quantity[place] = quantity;
    columns.otherQuantity[place] = otherQuantity;
    columns.cashChange[place] = subtractUnits(state.cash.get(row.cash) ?? 0, cash);
    if (row.otherCash !== row.cash)
      columns.otherCashChange[place] = subtractUnits(state.cash.get(row.otherCash) ?? 0, otherCash);
    writeAmounts(columns, place, row, quantity - before);
    const unitFactor = unitFactorOf(row, before, quantity);
    columns.unitFactor[place] = unitFactor;
    filePrice(state, row, columns.price[place] as number, unitFactor);
    const filed = state.positions.get(row.position)?.filed;
    if (filed) {
      columns.filed[place] = filed.price;
      columns.filedCash[place] = filed.cash;
    }
    const otherFiled = state.positions.get(row.otherPosition)?.filed;
    if (otherFiled) {
      columns.otherFiled[place] = otherFiled.price;
      columns.otherFiledCash[place] = otherFiled.cash;
    }
  });
  const { closed, refused, ...after } = state;
  return { rows, closed, refused, columns, start, after };
}

function heldIn({ positions }: FoldState, slot: number): number {
  const held = positions.get(slot);
  return held
    ? numberOf(quantityOf(held.long), held.places) - numberOf(quantityOf(held.short), held.places)
    : 0;
}
