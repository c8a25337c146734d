import type { Way } from '../keys/gridKeys.js';
import type { CellAddress } from './CellAddress.js';
import type { CellKind, GridShape } from './GridShape.js';
import { placeOf } from './placeOf.js';

/** The first match from an index to the end of a list. */
function firstFrom<Answer>(
  start: number,
  step: 1 | -1,
  count: number,
  answer: (index: number) => Answer | undefined,
): Answer | undefined {
  for (let index = start; index >= 0 && index < count; index += step) {
    const found = answer(index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Where a move leads from a cell, as in a spreadsheet: the nearest cell of an accepted kind. Undefined when there is
 * none in that direction. The cost depends on the distance, not on the size of the grid.
 */
export function nextCell(
  { rows, columns, kindOf }: GridShape,
  from: CellAddress,
  way: Way,
  accepts: (kind: CellKind) => boolean,
  pageRows = 1,
): CellAddress | undefined {
  const row = placeOf(rows, from.row);
  const column = placeOf(columns, from.column);
  if (row === undefined || column === undefined) return undefined;
  const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1];
  const at = (down: number, across: number): CellAddress | undefined => {
    const cell = { row: rows[down] ?? '', column: columns[across] ?? '' };
    const kind = kindOf(cell);
    return kind !== null && accepts(kind) ? cell : undefined;
  };
  const inRow = (down: number, start: number, step: 1 | -1) =>
    firstFrom(start, step, columns.length, (across) => at(down, across));
  const inColumn = (start: number, step: 1 | -1) =>
    firstFrom(start, step, rows.length, (down) => at(down, column));
  switch (way) {
    case 'left':
      return inRow(row, column - 1, -1);
    case 'right':
      return inRow(row, column + 1, 1);
    case 'up':
      return inColumn(row - 1, -1);
    case 'down':
      return inColumn(row + 1, 1);
    case 'startOfRow':
    case 'farLeft':
      return inRow(row, 0, 1);
    case 'endOfRow':
    case 'farRight':
      return inRow(row, lastColumn, -1);
    case 'farUp':
      return inColumn(0, 1);
    case 'farDown':
      return inColumn(lastRow, -1);
    case 'startOfTable':
      return firstFrom(0, 1, rows.length, (down) => inRow(down, 0, 1));
    case 'endOfTable':
      return firstFrom(lastRow, -1, rows.length, (down) => inRow(down, lastColumn, -1));
    case 'pageUp': {
      const start = Math.max(row - pageRows, 0);
      return inColumn(start, -1) ?? inColumn(start, 1);
    }
    case 'pageDown': {
      const start = Math.min(row + pageRows, lastRow);
      return inColumn(start, 1) ?? inColumn(start, -1);
    }
  }
}
