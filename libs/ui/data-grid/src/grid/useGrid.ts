import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { GridAnswer } from '../answers/GridAnswer.js';
import type { CellAddress } from '../cells/CellAddress.js';
import { createCellSelection } from '../cells/createCellSelection.js';
import { isSelectable, type GridShape } from '../cells/GridShape.js';
import { readClipboardBlock } from '../clipboard/readClipboardBlock.js';
import { leaveKeys, saveKeys } from '../keys/gridKeys.js';
import { pressesKey } from '../keys/pressesKey.js';
import { createSheetActions } from '../sheet/createSheetActions.js';
import type { GridSheet } from '../sheet/GridSheet.js';
import {
  addressOf,
  elementOf,
  firstStopIn,
  isStop,
  keepOneStop,
  markSelected,
  shapeInSight,
  stopsIn,
} from './cellElements.js';
import type { GridControls } from './GridControls.js';
import { keyInCell } from './keyInCell.js';
import { keyInField } from './keyInField.js';
import type { RowEntering } from './RowEntering.js';
import { useCellMouse } from './useCellMouse.js';

type TableClipboard = ClipboardEvent<HTMLTableElement>;

export interface GridOptions<Value> {
  readonly shape: GridShape;
  /** The cell that Tab reaches first. */
  readonly start: CellAddress | undefined;
  /** Where new rows are entered, if the grid has such a row. */
  readonly entering?: RowEntering | undefined;
  /** Copying, pasting and filling; omitted for navigation only. */
  readonly sheet?: GridSheet<Value> | undefined;
  readonly onAnswer?: ((answer: GridAnswer) => void) | undefined;
  /** Enter on a focusable cell without a field. */
  readonly onActivate?: ((cell: CellAddress) => void) | undefined;
  readonly onFocusCell?: ((cell: CellAddress) => void) | undefined;
  /** Renders a cell out of view that is about to take the focus. */
  readonly onDraw?: ((cell: CellAddress) => void) | undefined;
  /** Rows per page key; omitted if such keys scroll the page. */
  readonly pageRows?: (() => number) | undefined;
  /** What scrolls the table, where not the page does: dragging a selection past its edge scrolls it. */
  readonly scroller?: RefObject<HTMLElement | null> | undefined;
}

const ignoreAnswer = (): void => undefined;

/**
 * The grid of the ARIA Authoring Practices with spreadsheet behavior. One cell of the table is in the tab
 * order; arrow keys, Home and End move it, with Shift they select. In an editable cell, Enter, F2 or typing a figure
 * opens an entry; Enter saves it and moves down, Tab moves to the next cell of the row, Escape discards it. While
 * no entry is open, Tab leaves the table, as it does from the last entry of a row. In the row where new ones are entered, Tab
 * leads from entry to entry, and leaves after Escape.
 *
 * Returns the attributes of the `table`. Its rows have `data-row`, their cells `data-column`, each with its id.
 */
export function useGrid<Value>({
  shape,
  start,
  entering,
  sheet,
  onAnswer = ignoreAnswer,
  onActivate,
  onFocusCell,
  onDraw,
  pageRows,
  scroller,
}: GridOptions<Value>) {
  const ref = useRef<HTMLTableElement>(null);
  const current = useRef<{ readonly cell: CellAddress; readonly stop: HTMLElement }>(undefined);
  const [selection] = useState(createCellSelection);
  const isLeaving = useRef(false);
  // What a key saves is rendered before the key decides where to move.
  const rendered = useRef({ shape, entering });
  useLayoutEffect(() => {
    rendered.current = { shape, entering };
  });
  const isEditable = sheet?.editing !== undefined;

  const mark = (table: HTMLTableElement): void => {
    if (!sheet) return;
    const isFigure = (cell: CellAddress): boolean => {
      const kind = shape.kindOf(cell);
      return kind !== null && isSelectable(kind);
    };
    markSelected(table, isFigure, selection.isEmpty(shape) ? null : (cell) => selection.has(shape, cell));
  };
  const controlsOf = (table: HTMLTableElement): GridControls => {
    const inSight = shapeInSight(table, shape);
    return {
      table,
      shape: inSight,
      selection,
      pageRows: pageRows?.(),
      actions: sheet ? createSheetActions(inSight, sheet, onAnswer) : null,
      isEditable,
      rendered: () => rendered.current,
      isLeaving: () => isLeaving.current,
      letLeave: () => {
        isLeaving.current = true;
      },
      chosen: () => {
        if (!selection.isEmpty(inSight)) return selection.cells(inSight);
        const focused = table.contains(document.activeElement) ? addressOf(document.activeElement) : null;
        const kind = focused && inSight.kindOf(focused);
        return focused && kind && isSelectable(kind) ? [[focused]] : [];
      },
      mark: () => {
        mark(table);
      },
      select: (anchor, head) => {
        selection.select(anchor, head);
        mark(table);
      },
      clearSelection: () => {
        const had = selection.clear();
        if (had) mark(table);
        return had;
      },
      focus: (cell, { stop = 'first', preventScroll = false } = {}) => {
        if (onDraw && !elementOf(table, cell))
          flushSync(() => {
            onDraw(cell);
          });
        const stops = stopsIn(elementOf(table, cell));
        const target = stop === 'last' ? stops.at(-1) : stops[0];
        target?.focus({ preventScroll });
        return target !== undefined;
      },
    };
  };
  const mouse = useCellMouse(controlsOf, scroller);

  // On every render, because edits, scrolling and expanding add and remove buttons and cells.
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table) return;
    const stood = current.current;
    const standing =
      stood && (table.contains(stood.stop) ? stood.stop : stopsIn(elementOf(table, stood.cell))[0]);
    const next = standing ?? (start && firstStopIn(elementOf(table, start)));
    const cell = next && addressOf(next);
    current.current = next && cell ? { cell, stop: next } : undefined;
    keepOneStop(table, next);
    mark(table);
  });

  return {
    ref,
    ...mouse,
    onFocus: ({ target, currentTarget: table }: FocusEvent<HTMLTableElement>) => {
      const stop = target.closest<HTMLElement>('td[tabindex], button, a[href]');
      const cell = addressOf(target);
      // Overlays opened by a cell render elsewhere, but their React events bubble through here.
      if (!stop || !cell || !table.contains(stop)) return;
      isLeaving.current = false;
      current.current = { cell, stop };
      keepOneStop(table, stop);
      if (!selection.has(shape, cell) && selection.clear()) mark(table);
      onFocusCell?.(cell);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const { target, currentTarget: table } = event;
      if (!(target instanceof HTMLElement) || !table.contains(target)) return;
      const cell = addressOf(target);
      if (!cell) return;
      if (!pressesKey(event, ...leaveKeys, saveKeys.right, saveKeys.left) && event.key !== 'Shift')
        isLeaving.current = false;
      if (target instanceof HTMLInputElement) keyInField(event, target, cell, controlsOf(table));
      else if (isStop(target)) keyInCell(event, target, cell, controlsOf(table), onActivate);
    },
    onCopy: (event: TableClipboard) => {
      const { target, currentTarget: table } = event;
      // In an open entry, its text is copied.
      if (target instanceof HTMLInputElement || !isWithin(table, target)) return;
      const { actions, chosen } = controlsOf(table);
      const text = actions?.copy(chosen()) ?? null;
      if (text === null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
    },
    onPaste: (event: TableClipboard) => {
      const { target, currentTarget: table } = event;
      if (!isEditable || !isWithin(table, target)) return;
      const block = readClipboardBlock(event.clipboardData.getData('text/plain'));
      const isOne = block.flat().length <= 1;
      // A single figure is pasted as text into an open entry; a block would run together there.
      if (target instanceof HTMLInputElement && isOne) return;
      event.preventDefault();
      const grid = controlsOf(table);
      const cells = grid.chosen();
      const first = cells[0]?.[0];
      // A single figure fills the whole selection.
      const isSpread = isOne && cells.flat().length > 1;
      const spread = isSpread ? cells.map((row) => row.map(() => block[0]?.[0] ?? '')) : block;
      const entered = target instanceof HTMLInputElement ? addressOf(target) : null;
      if (entered) grid.focus(entered);
      const end = grid.actions?.paste(spread, first);
      if (first && end && !(end.row === first.row && end.column === first.column)) grid.select(first, end);
    },
  };
}

const isWithin = (table: HTMLTableElement, target: EventTarget): boolean =>
  target instanceof Node && table.contains(target);
