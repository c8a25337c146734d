import type { Position } from '../fold/Position.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import { nameOf } from './nameOf.js';

/** Why a row cannot open or close lots of a position: they are in another currency. Null if they are not. */
export const currencyProblem = (row: CheckedRow, position: Position | undefined): string | null =>
  position && position.long.length + position.short.length > 0 && position.currency !== row.currency
    ? `${nameOf(row.row.instrument)} is held in ${String(position.currency)}; the row is in ${String(row.currency)}.`
    : null;
