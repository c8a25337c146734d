import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { CellSelection } from './createCellSelection.js';
import { figureCellOf } from './figureCells.js';
import { stopIn } from './nextStop.js';

type TableMouse = MouseEvent<HTMLTableElement>;

/** Takes the focus where it is, without moving the table under the pointer. */
const focusStop = (cell: HTMLTableCellElement): void => stopIn(cell)?.focus({ preventScroll: true });

/**
 * What a mouse does in the grid, as in a spreadsheet: a click selects a cell, a second one begins its entry, dragging
 * or Shift selects a block. A finger goes straight to the field, since it needs the keyboard on the screen.
 */
export function useCellMouse(selection: CellSelection): {
  readonly onPointerDown: (event: PointerEvent<HTMLTableElement>) => void;
  readonly onMouseDown: (event: TableMouse) => void;
  readonly onMouseOver: (event: TableMouse) => void;
  readonly onClickCapture: (event: TableMouse) => void;
  readonly onDoubleClick: (event: TableMouse) => void;
} {
  const isMouse = useRef(false);
  const draggedFrom = useRef<HTMLTableCellElement>(undefined);
  const cellUnder = ({ target, currentTarget }: TableMouse): HTMLTableCellElement | null =>
    // What a cell opens over the screen is drawn elsewhere, and its events come through here.
    target instanceof Element && currentTarget.contains(target) ? figureCellOf(target) : null;

  return {
    onPointerDown: ({ pointerType }) => {
      isMouse.current = pointerType === 'mouse';
    },
    onMouseDown: (event) => {
      draggedFrom.current = undefined;
      const cell = cellUnder(event);
      if (!cell || event.button !== 0 || !isMouse.current) return;
      const { currentTarget: table, target } = event;
      // In an entry the mouse places the caret.
      if (target instanceof HTMLInputElement && target === document.activeElement) return;
      // Else the field would take the focus from its cell, and text would be selected instead of cells.
      event.preventDefault();
      const [[focused] = []] = selection.cells(table);
      if (event.shiftKey && focused) selection.extendTo(table, focused, cell);
      else {
        selection.clear(table);
        draggedFrom.current = cell;
      }
      focusStop(cell);
    },
    onMouseOver: (event) => {
      const from = draggedFrom.current;
      if (!from || event.buttons !== 1) return;
      const cell = cellUnder(event);
      const { currentTarget: table } = event;
      if (!cell || (cell === from && !selection.has(table, cell))) return;
      selection.select(table, from, cell);
      focusStop(cell);
    },
    onClickCapture: (event) => {
      // The click that extends a selection opens no derivation; Enter on a figure is a click without a count.
      if (!event.shiftKey || event.detail === 0 || !cellUnder(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDoubleClick: (event) => {
      cellUnder(event)?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus();
    },
  };
}
