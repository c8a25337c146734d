import { matchesCombination, type KeyCombination } from '@finance-analyst/contributions';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { createCellSelection } from './createCellSelection.js';
import { cellsFrom, figureCellOf, nextEntry } from './figureCells.js';
import { beginKeys, fillRightKey, leaveKeys, resetKeys, takeKeys } from './forecastKeys.js';
import { isStop, nextStop, stopIn, stopSelector } from './nextStop.js';
import { readClipboardBlock } from './readClipboardBlock.js';
import { useCellMouse } from './useCellMouse.js';
import type { SheetActions } from './useSheetActions.js';
import { extendingWayOf, wayOf } from './wayOf.js';

/** The first year ahead of the first row. */
const startSelector = 'td[data-start]';

type TableKey = KeyboardEvent<HTMLTableElement>;
type TableClipboard = ClipboardEvent<HTMLTableElement>;

const isOneOf = (event: TableKey, keys: readonly KeyCombination[]): boolean =>
  keys.some((combination) => matchesCombination(event, combination));

const noChange = (): void => undefined;

/** A key that writes figures: in a cell with a field it begins an entry. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: TableKey): boolean =>
  /^[\d.,(+\-−=]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/** Where an entry that is taken over leads. */
const waysOn = [
  [takeKeys.down, 'down'],
  [takeKeys.up, 'up'],
  [takeKeys.nextYear, 'right'],
  [takeKeys.previousYear, 'left'],
] as const;

/** What the table is made of brings its own places in the tab order: all but one are taken out. */
function keepOneStop(table: HTMLTableElement, stop: HTMLElement | undefined): void {
  for (const element of table.querySelectorAll<HTMLElement>(`${stopSelector}, input`)) {
    const place = element === stop ? 0 : -1;
    if (element.tabIndex !== place) element.tabIndex = place;
  }
}

/**
 * The grid of the ARIA Authoring Practices with the habits of a spreadsheet. One place of the table is in the tab
 * order; arrow keys, Home and End move it, with Shift they select. In a cell with a field that takes one Enter, F2 or a
 * figure that is typed begins an entry; Enter takes it over and goes down, Tab goes to the next year, Escape gives it
 * up. While nothing is being entered Tab leaves the table, as it does from the entry of the last year.
 */
export function useForecastGrid(actions: SheetActions, isReadOnly: boolean) {
  const ref = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(undefined);
  const [selection] = useState(createCellSelection);
  const mouse = useCellMouse(selection);

  // At every drawing: edits bring and take away buttons, years and rows bring and take away cells.
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table) return;
    if (!current.current || !table.contains(current.current))
      current.current = stopIn(table.querySelector<HTMLTableCellElement>(startSelector) ?? undefined);
    keepOneStop(table, current.current);
    selection.mark(table);
  });

  const keyInField = (event: TableKey, field: HTMLInputElement, cell: HTMLTableCellElement): void => {
    const { currentTarget: table } = event;
    const isRefused = (): boolean => field.getAttribute('aria-invalid') === 'true';
    if (isOneOf(event, leaveKeys)) {
      // Nobody else closes by the key that left the field.
      event.preventDefault();
      cell.focus();
      return;
    }
    if (isOneOf(event, [fillRightKey]) && !field.readOnly) {
      event.preventDefault();
      // The entry is taken over first: it is what is filled.
      flushSync(() => {
        cell.focus();
      });
      if (isRefused()) field.focus();
      else actions.fillRight([[cell]]);
      return;
    }
    const way = waysOn.find(([key]) => matchesCombination(event, key))?.[1];
    if (!way) return;
    const isAcross = way === 'left' || way === 'right';
    // What the field made of the key is drawn first: an entry that is refused is not left by Enter.
    if (!isAcross) flushSync(noChange);
    if (!isAcross && isRefused()) return;
    const next = nextEntry(table, cell, way) ?? (isAcross ? undefined : cell);
    // At the end of the row Tab goes where it goes everywhere else: nobody is held in the table.
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const keyInCell = (event: TableKey, stop: HTMLElement): void => {
    const { currentTarget: table } = event;
    if (isOneOf(event, leaveKeys)) {
      if (!selection.clear(table)) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (isOneOf(event, [fillRightKey]) && !isReadOnly) {
      // The page is not loaded anew by a key that was meant for the cells.
      event.preventDefault();
      actions.fillRight(selection.cells(table));
      return;
    }
    if (isOneOf(event, resetKeys) && !isReadOnly && actions.reset(selection.cells(table))) {
      event.preventDefault();
      return;
    }
    const field = stop.querySelector<HTMLInputElement>('input:not([readonly])');
    if (field && (isWriting(event) || isOneOf(event, beginKeys))) {
      selection.clear(table);
      // What is typed goes to where the focus is by then; a key that only begins the entry does nothing there.
      if (!isWriting(event)) event.preventDefault();
      // Its text is selected before the key reaches it: what is typed on goes behind that.
      flushSync(() => {
        field.focus();
      });
      return;
    }
    const extending = extendingWayOf(event);
    const cell = figureCellOf(stop);
    if (extending && cell) {
      event.preventDefault();
      stopIn(selection.extend(table, cell, extending))?.focus();
      return;
    }
    const way = wayOf(event);
    const next = way && nextStop(table, stop, way);
    if (!next) return;
    event.preventDefault();
    selection.clear(table);
    next.focus();
  };

  return {
    ref,
    ...mouse,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
      const stop = target.closest<HTMLElement>(stopSelector);
      // What a cell opens over the screen is drawn elsewhere, and its events come through here.
      if (!stop || !currentTarget.contains(stop)) return;
      current.current = stop;
      keepOneStop(currentTarget, stop);
      if (!selection.has(currentTarget, figureCellOf(stop))) selection.clear(currentTarget);
    },
    onKeyDown: (event: TableKey) => {
      const { target, currentTarget } = event;
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
      const cell = target.closest('td');
      if (target instanceof HTMLInputElement && cell) keyInField(event, target, cell);
      else if (isStop(target)) keyInCell(event, target);
    },
    onCopy: (event: TableClipboard) => {
      const { target, currentTarget } = event;
      // In an entry it is its text that is copied.
      if (target instanceof HTMLInputElement || !isWithin(currentTarget, target)) return;
      const text = actions.copy(selection.cells(currentTarget));
      if (text === null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
    },
    onPaste: (event: TableClipboard) => {
      const { target, currentTarget: table } = event;
      if (isReadOnly || !isWithin(table, target)) return;
      const block = readClipboardBlock(event.clipboardData.getData('text/plain'));
      const isOne = block.flat().length <= 1;
      // A single figure is pasted into the text of an entry; a block would run together there.
      if (target instanceof HTMLInputElement && isOne) return;
      event.preventDefault();
      const chosen = selection.cells(table);
      const start = chosen[0]?.[0];
      // One figure fills all that is selected.
      const isSpread = isOne && chosen.flat().length > 1;
      const spread = isSpread ? chosen.map((row) => row.map(() => block[0]?.[0] ?? '')) : block;
      if (target instanceof HTMLInputElement) figureCellOf(target)?.focus();
      const filled = actions.paste(spread, start ? cellsFrom(table, start) : []);
      const end = filled?.at(-1)?.at(-1);
      if (start && end && end !== start) selection.select(table, start, end);
    },
  };
}

const isWithin = (table: HTMLTableElement, target: EventTarget): boolean =>
  target instanceof Node && table.contains(target);
