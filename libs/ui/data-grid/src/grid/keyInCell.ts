import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CellAddress } from '../cells/CellAddress.js';
import { isSelectable, takesEntries, takesFocus } from '../cells/GridShape.js';
import { nextCell } from '../cells/nextCell.js';
import { placeOf } from '../cells/placeOf.js';
import {
  beginKeys,
  fillRightKey,
  leaveKeys,
  resetKeys,
  saveKeys,
  selectKeys,
  type Way,
} from '../keys/gridKeys.js';
import { pressesKey } from '../keys/pressesKey.js';
import { extendingWayOf, wayOf } from '../keys/wayOf.js';
import { writesFigure } from '../keys/writesFigure.js';
import { writesText } from '../keys/writesText.js';
import { elementOf, fieldIn, stopsIn } from './cellElements.js';
import type { GridControls } from './GridControls.js';
import { afterLastEntry, isEnteredWhole } from './RowEntering.js';

type TableKey = KeyboardEvent<HTMLTableElement>;

/** Key handlers while no entry is open. The first one that handles the key wins. */
export function keyInCell(
  event: TableKey,
  stop: HTMLElement,
  cell: CellAddress,
  grid: GridControls,
  onActivate: ((cell: CellAddress) => void) | undefined,
): void {
  if (pressesKey(event, ...leaveKeys)) {
    grid.letLeave();
    if (!grid.clearSelection()) return;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const isUsed =
    changesCells(event, grid) ||
    beginsEntry(event, stop, grid) ||
    selects(event, cell, grid) ||
    passesEntries(event, cell, grid) ||
    moves(event, stop, cell, grid);
  if (isUsed || !onActivate || event.target !== stop || !stop.matches('td')) return;
  if (!pressesKey(event, { key: 'Enter' })) return;
  event.preventDefault();
  onActivate(cell);
}

function changesCells(event: TableKey, { actions, isEditable, chosen }: GridControls): boolean {
  if (!actions || !isEditable) return false;
  if (pressesKey(event, fillRightKey)) {
    // Ctrl+R must not reload the page when it was meant for the cells.
    event.preventDefault();
    actions.fillRight(chosen());
    return true;
  }
  if (!pressesKey(event, ...resetKeys) || !actions.reset(chosen())) return false;
  event.preventDefault();
  return true;
}

function beginsEntry(event: TableKey, stop: HTMLElement, grid: GridControls): boolean {
  const field = fieldIn(stop);
  const isWriting = writesFigure(event) || (field?.getAttribute('inputmode') === 'text' && writesText(event));
  if (!field || !(isWriting || pressesKey(event, ...beginKeys))) return false;
  grid.clearSelection();
  // A typed character goes to the field, now focused; a key that only opens the entry must not.
  if (!isWriting) event.preventDefault();
  // The field selects its text before the key reaches it, so that the first character replaces it.
  flushSync(() => {
    field.focus();
  });
  return true;
}

function selects(event: TableKey, cell: CellAddress, grid: GridControls): boolean {
  const { shape, selection, actions, pageRows } = grid;
  const kind = shape.kindOf(cell);
  if (!actions || kind === null || !isSelectable(kind)) return false;
  const between = (start: Way, end: Way): void => {
    const anchor = nextCell(shape, cell, start, isSelectable);
    const head = nextCell(shape, cell, end, isSelectable);
    event.preventDefault();
    if (anchor && head) grid.select(anchor, head);
  };
  if (pressesKey(event, selectKeys.row)) {
    between('startOfRow', 'endOfRow');
    return true;
  }
  if (pressesKey(event, selectKeys.column)) {
    between('farUp', 'farDown');
    return true;
  }
  if (pressesKey(event, selectKeys.all)) {
    between('startOfTable', 'endOfTable');
    return true;
  }
  const way = extendingWayOf(event);
  if (!way || (isPage(way) && pageRows === undefined)) return false;
  event.preventDefault();
  const head = selection.extend(shape, cell, way, pageRows);
  grid.mark();
  grid.focus(head);
  return true;
}

/** Tab leads through the entries of a row that is entered as a whole, so that some can be passed over. */
function passesEntries(event: TableKey, cell: CellAddress, grid: GridControls): boolean {
  const way = (['right', 'left'] as const).find((one) => pressesKey(event, saveKeys[one]));
  const { shape, entering } = grid.rendered();
  if (!way || grid.isLeaving() || !isEnteredWhole(entering, cell.row)) return false;
  const next =
    nextCell(grid.shape, cell, way, takesEntries) ??
    (way === 'right' ? afterLastEntry(shape, entering, cell.row) : undefined);
  if (!next) return false;
  event.preventDefault();
  grid.clearSelection();
  grid.focus(next);
  return true;
}

const isPage = (way: Way): boolean => way === 'pageUp' || way === 'pageDown';

function moves(event: TableKey, stop: HTMLElement, cell: CellAddress, grid: GridControls): boolean {
  const way = wayOf(event);
  if (!way || (isPage(way) && grid.pageRows === undefined)) return false;
  // In a cell with several buttons, keys move from one to the next.
  const stops = stopsIn(elementOf(grid.table, cell));
  const step = way === 'left' ? -1 : way === 'right' ? 1 : undefined;
  const beside = step && stops[stops.indexOf(stop) + step];
  if (beside) {
    event.preventDefault();
    grid.clearSelection();
    beside.focus();
    return true;
  }
  const next = opened(stop, cell, way, grid) ?? nextCell(grid.shape, cell, way, takesFocus, grid.pageRows);
  if (!next) return false;
  event.preventDefault();
  grid.clearSelection();
  const isFromTheRight = way === 'left' || way === 'endOfRow' || way === 'farRight' || way === 'endOfTable';
  grid.focus(next, { stop: isFromTheRight ? 'last' : 'first' });
  return true;
}

/** The name of an expanded row leads into its content, even though the row itself is not focusable. */
function opened(stop: HTMLElement, cell: CellAddress, way: Way, { shape }: GridControls) {
  if (way !== 'down' || shape.kindOf(cell) !== 'header') return undefined;
  if (stop.getAttribute('aria-expanded') !== 'true') return undefined;
  const row = shape.rows[(placeOf(shape.rows, cell.row) ?? -1) + 1];
  const column = shape.columns[0];
  if (row === undefined || column === undefined) return undefined;
  const first = { row, column };
  const kind = shape.kindOf(first);
  return kind !== null && takesFocus(kind) ? first : nextCell(shape, first, 'startOfRow', takesFocus);
}
