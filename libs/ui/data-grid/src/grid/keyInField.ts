import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CellAddress } from '../cells/CellAddress.js';
import { takesEntries } from '../cells/GridShape.js';
import { nextCell } from '../cells/nextCell.js';
import { fillRightKey, leaveKeys, saveKeys } from '../keys/gridKeys.js';
import { pressesKey } from '../keys/pressesKey.js';
import type { GridControls } from './GridControls.js';
import { afterLastEntry, firstOfNewRow, isEnteredWhole } from './RowEntering.js';

const noChange = (): void => undefined;

/** Key handling in an open entry: the field parses and saves it, the grid decides where to move. */
export function keyInField(
  event: KeyboardEvent<HTMLTableElement>,
  field: HTMLInputElement,
  cell: CellAddress,
  grid: GridControls,
): void {
  const isRefused = (): boolean => field.getAttribute('aria-invalid') === 'true';
  if (pressesKey(event, ...leaveKeys)) {
    // The key that left the field must not also close something else.
    event.preventDefault();
    grid.focus(cell);
    grid.letLeave();
    return;
  }
  if (pressesKey(event, fillRightKey) && grid.isEditable) {
    event.preventDefault();
    // The entry is saved first, because it is what is filled.
    flushSync(() => {
      grid.focus(cell);
    });
    if (isRefused()) field.focus();
    else grid.actions?.fillRight([[cell]]);
    return;
  }
  const way = ways.find((one) => pressesKey(event, saveKeys[one]));
  if (!way) return;
  const isAcross = way === 'left' || way === 'right';
  // Render the field's result first: Enter does not leave a refused entry.
  if (!isAcross) flushSync(noChange);
  if (!isAcross && isRefused()) return;
  if (way !== 'up' && way !== 'left' && isEnteredWhole(grid.rendered().entering, cell.row)) {
    goOn(event, cell, way, grid);
    return;
  }
  const next = nextCell(grid.shape, cell, way, takesEntries) ?? (isAcross ? undefined : cell);
  // At the end of the row, Tab leaves the grid so that nobody is trapped.
  if (!next) return;
  event.preventDefault();
  grid.focus(next);
}

/** In a row that is entered as a whole, Enter and Tab lead to its next entry, or to the next new row. */
function goOn(
  event: KeyboardEvent<HTMLTableElement>,
  cell: CellAddress,
  way: 'down' | 'right',
  grid: GridControls,
): void {
  const { shape, entering } = grid.rendered();
  const isAdded = entering !== undefined && cell.row !== entering.row;
  let next = nextCell(shape, cell, 'right', takesEntries);
  if (way === 'down' && isAdded) next = firstOfNewRow(shape, entering);
  if (!next) {
    // Leaving the last field saves its text, which decides what the row is then.
    flushSync(() => {
      grid.focus(cell);
    });
    const now = grid.rendered();
    next = afterLastEntry(now.shape, now.entering, cell.row);
  }
  // From a row without an entry, Tab leaves the grid.
  if (!next) return;
  event.preventDefault();
  grid.focus(next);
}

const ways = ['down', 'up', 'right', 'left'] as const;
