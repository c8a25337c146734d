import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { CellAddress } from '../cells/CellAddress.js';
import { isSelectable, takesFocus } from '../cells/GridShape.js';
import { nextCell } from '../cells/nextCell.js';
import type { Way } from '../keys/gridKeys.js';
import { addressOf, elementOf, fieldIn, namedBy } from './cellElements.js';
import type { GridControls } from './GridControls.js';
import { useDragScroll } from './useDragScroll.js';

type TableMouse = MouseEvent<HTMLTableElement>;

/** Focuses an element in place, without scrolling the table under the pointer. */
const still = { preventScroll: true };

/** The figure cell under the pointer; null elsewhere. */
function cellUnder(
  { target }: { readonly target: EventTarget },
  { shape, table }: GridControls,
): CellAddress | null {
  // Overlays opened by a cell render elsewhere, but their React events bubble through here.
  const cell = target instanceof Element && table.contains(target) ? addressOf(target) : null;
  const kind = cell && shape.kindOf(cell);
  return cell && kind && isSelectable(kind) ? cell : null;
}

/** Selects what a heading names: a column, a row, or everything by the corner. Buttons keep their function. */
function selectNamed({ target, currentTarget }: TableMouse, grid: GridControls): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('button, a'))
    return false;
  const { shape } = grid;
  const named = namedBy(target);
  if (named === null) return false;
  const at = {
    row: shape.rows[0] ?? '',
    column: shape.columns[0] ?? '',
    ...(named === 'everything' ? {} : named),
  };
  const [start, end] = namedWays(named);
  const anchor = nextCell(shape, at, start, isSelectable);
  const head = nextCell(shape, at, end, isSelectable);
  const stop = nextCell(shape, at, start, (kind) => isSelectable(kind) && takesFocus(kind));
  if (!anchor || !head || !stop) return false;
  grid.focus(stop, still);
  grid.select(anchor, head);
  return true;
}

const namedWays = (named: NonNullable<ReturnType<typeof namedBy>>): readonly [Way, Way] =>
  named === 'everything'
    ? ['startOfTable', 'endOfTable']
    : 'row' in named
      ? ['startOfRow', 'endOfRow']
      : ['farUp', 'farDown'];

/**
 * Mouse behavior of a grid, as in a spreadsheet: a click selects a cell, a second one opens its entry, dragging or
 * Shift selects a block. A tap goes straight to the field, since it needs the on-screen keyboard.
 */
export function useCellMouse(
  controlsOf: (table: HTMLTableElement) => GridControls,
  /** What scrolls the table, where not the page does. */
  scroller: RefObject<HTMLElement | null> | undefined,
) {
  const isMouse = useRef(false);
  const draggedFrom = useRef<CellAddress>(undefined);
  const dragTo = (target: EventTarget, grid: GridControls): void => {
    const from = draggedFrom.current;
    const cell = from && cellUnder({ target }, grid);
    if (!from || !cell) return;
    const isBack = cell.row === from.row && cell.column === from.column;
    if (isBack && !grid.selection.has(grid.shape, cell)) return;
    grid.select(from, cell);
    grid.focus(cell, still);
  };
  const scrolling = useDragScroll(scroller, (element) => {
    const table = element.closest('table');
    if (table) dragTo(element, controlsOf(table));
  });

  return {
    onPointerDown: ({ pointerType }: PointerEvent<HTMLTableElement>) => {
      isMouse.current = pointerType === 'mouse';
    },
    onMouseDown: (event: TableMouse) => {
      draggedFrom.current = undefined;
      scrolling.stop();
      const grid = controlsOf(event.currentTarget);
      if (!grid.actions || event.button !== 0 || !isMouse.current) return;
      const cell = cellUnder(event, grid);
      if (!cell) {
        if (selectNamed(event, grid)) event.preventDefault();
        return;
      }
      // In an open entry the mouse places the caret.
      if (event.target instanceof HTMLInputElement && event.target === document.activeElement) return;
      // Otherwise the field would take the focus from its cell, and text would be selected instead of cells.
      event.preventDefault();
      const [[focused] = []] = grid.chosen();
      if (event.shiftKey && focused) {
        grid.selection.extendTo(focused, cell);
        grid.mark();
      } else {
        grid.clearSelection();
        draggedFrom.current = cell;
        scrolling.start();
      }
      grid.focus(cell, still);
    },
    onMouseOver: (event: TableMouse) => {
      if (draggedFrom.current && event.buttons === 1) dragTo(event.target, controlsOf(event.currentTarget));
    },
    onClickCapture: (event: TableMouse) => {
      // The click that extends a selection must not open a derivation; Enter on a figure is a click without a count.
      if (!event.shiftKey || event.detail === 0) return;
      const grid = controlsOf(event.currentTarget);
      if (!grid.actions || !cellUnder(event, grid)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event: TableMouse) => {
      if (!isMouse.current) beginUnder(event, controlsOf(event.currentTarget));
    },
    onDoubleClick: (event: TableMouse) => {
      beginUnder(event, controlsOf(event.currentTarget));
    },
  };
}

function beginUnder(event: TableMouse, grid: GridControls): void {
  const cell = cellUnder(event, grid);
  const element = cell && elementOf(grid.table, cell);
  if (element) fieldIn(element)?.focus();
}
