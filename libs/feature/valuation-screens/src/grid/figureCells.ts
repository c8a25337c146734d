import type { Way } from './forecastKeys.js';

/** The cells of figures, whether they hold one or not. */
const figureCellSelector = 'tr[data-row] > td[data-figure]';

/** The figure cell that an element stands in; null outside of any. */
export const figureCellOf = (element: Element | null): HTMLTableCellElement | null =>
  element?.closest<HTMLTableCellElement>(figureCellSelector) ?? null;

export const figureCellsOf = (part: HTMLElement): readonly HTMLTableCellElement[] => [
  ...part.querySelectorAll<HTMLTableCellElement>(figureCellSelector),
];

const rowsOf = (table: HTMLTableElement): readonly HTMLTableRowElement[] =>
  [...table.rows].filter((row) => row.dataset['row'] !== undefined && row.checkVisibility());

/** The figure cells of a row that can be seen: where there is little room years of the past are not shown. */
const seenIn = (row: HTMLTableRowElement): readonly HTMLTableCellElement[] =>
  figureCellsOf(row).filter((cell) => cell.checkVisibility());

const rowOf = (cell: HTMLTableCellElement): HTMLTableRowElement | null => cell.closest('tr');

/** The cells of the rectangle between two corners, row by row. */
export function cellsBetween(
  table: HTMLTableElement,
  one: HTMLTableCellElement,
  other: HTMLTableCellElement,
): readonly (readonly HTMLTableCellElement[])[] {
  const [top, bottom] = [rowOf(one)?.rowIndex ?? 0, rowOf(other)?.rowIndex ?? 0].sort((a, b) => a - b);
  const [left, right] = [one.cellIndex, other.cellIndex].sort((a, b) => a - b);
  return rowsOf(table)
    .filter(({ rowIndex }) => rowIndex >= Number(top) && rowIndex <= Number(bottom))
    .map((row) =>
      seenIn(row).filter(({ cellIndex }) => cellIndex >= Number(left) && cellIndex <= Number(right)),
    );
}

/** The cells from one on, to the right and down to the end of the table. */
export function cellsFrom(
  table: HTMLTableElement,
  start: HTMLTableCellElement,
): readonly (readonly HTMLTableCellElement[])[] {
  const last = rowsOf(table).at(-1);
  const corner = last && seenIn(last).at(-1);
  return corner ? cellsBetween(table, start, corner) : [];
}

/** The figure cell that a way leads to, over empty cells too; the cell itself at the edge. */
export function cellTowards(
  table: HTMLTableElement,
  from: HTMLTableCellElement,
  way: Way,
): HTMLTableCellElement {
  const rows = rowsOf(table);
  const own = rowOf(from);
  if (!own) return from;
  const row = rows.indexOf(own);
  const column = seenIn(own).indexOf(from);
  const at = (down: number, across: number): HTMLTableCellElement => {
    const target = rows[Math.min(Math.max(down, 0), rows.length - 1)];
    const cells = target ? seenIn(target) : [];
    return cells[Math.min(Math.max(across, 0), cells.length - 1)] ?? from;
  };
  switch (way) {
    case 'left':
      return at(row, column - 1);
    case 'right':
      return at(row, column + 1);
    case 'up':
      return at(row - 1, column);
    case 'down':
      return at(row + 1, column);
    case 'startOfRow':
      return at(row, 0);
    case 'endOfRow':
      return at(row, Infinity);
    case 'startOfTable':
      return at(0, 0);
    case 'endOfTable':
      return at(Infinity, Infinity);
  }
}

/** A cell with a field that takes entries. */
const takesEntries = (cell: HTMLTableCellElement): boolean =>
  cell.querySelector('input:not([readonly])') !== null;

/** The next cell that takes entries on a way; undefined where there is none. */
export function nextEntry(
  table: HTMLTableElement,
  from: HTMLTableCellElement,
  way: 'left' | 'right' | 'up' | 'down',
): HTMLTableCellElement | undefined {
  for (let cell = from; ;) {
    const next = cellTowards(table, cell, way);
    if (next === cell) return undefined;
    if (takesEntries(next)) return next;
    cell = next;
  }
}
