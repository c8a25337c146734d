import type { CellAddress } from '../cells/CellAddress.js';
import type { GridShape } from '../cells/GridShape.js';

type Cell = HTMLTableCellElement;

/**
 * A grid finds its cells by attributes: `data-row` on a row, `data-column` on its cells and headings, both with the id,
 * and `data-corner` on the heading of the names. A cell takes the focus itself if it has a tabIndex, else through its
 * buttons and links.
 */
const cellSelector = 'tr[data-row] > [data-column]';
const stopSelector = 'td[tabindex], button, a[href]';

const isInSight = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility();

export const isStop = (element: Element): boolean => element.matches(stopSelector);

/** The cell that contains an element; null if none does. */
export function addressOf(element: Element | null): CellAddress | null {
  const cell = element?.closest<Cell>(cellSelector);
  const row = cell?.parentElement?.dataset['row'];
  const column = cell?.dataset['column'];
  return row === undefined || column === undefined ? null : { row, column };
}

/** What a heading selects: a column, the row that it names, or everything, from the corner; null elsewhere. */
export function namedBy(
  element: Element,
): { readonly row: string } | { readonly column: string } | 'everything' | null {
  const heading = element.closest<Cell>('th');
  if (!heading) return null;
  if (heading.dataset['corner'] !== undefined) return 'everything';
  const row = heading.parentElement?.dataset['row'];
  if (row !== undefined) return { row };
  const { column } = heading.dataset;
  return column === undefined ? null : { column };
}

/** The rendered element of a cell, or null. */
export const elementOf = (table: HTMLTableElement, { row, column }: CellAddress): Cell | null =>
  table.querySelector<Cell>(`tr[data-row="${CSS.escape(row)}"] > [data-column="${CSS.escape(column)}"]`);

const allStopsIn = (cell: Cell): readonly HTMLElement[] =>
  isStop(cell) ? [cell] : [...cell.querySelectorAll<HTMLElement>(stopSelector)];

/** The focusable elements of a cell, in order. */
export const stopsIn = (cell: Cell | null): readonly HTMLElement[] =>
  cell ? allStopsIn(cell).filter((stop) => stop === cell || isInSight(stop)) : [];

/** The first of them. Only where there are several does the browser have to lay out the page to find it. */
export function firstStopIn(cell: Cell | null): HTMLElement | undefined {
  const stops = cell ? allStopsIn(cell) : [];
  return stops.length > 1 ? stops.find(isInSight) : stops[0];
}

/** The field of an editable cell. */
export const fieldIn = (cell: Element): HTMLInputElement | null =>
  cell.querySelector<HTMLInputElement>('input:not([readonly])');

/** Removes all but one of the table's elements from the tab order. */
export function keepOneStop(table: HTMLTableElement, stop: HTMLElement | undefined): void {
  for (const element of table.querySelectorAll<HTMLElement>(`${stopSelector}, input`)) {
    const place = element === stop ? 0 : -1;
    if (element.tabIndex !== place) element.tabIndex = place;
  }
}

/** Marks the rendered cells that are selected; `isSelected` is null without a selection. */
export function markSelected(
  table: HTMLTableElement,
  isSelectable: (cell: CellAddress) => boolean,
  isSelected: ((cell: CellAddress) => boolean) | null,
): void {
  for (const element of table.querySelectorAll<Cell>(cellSelector)) {
    const cell = addressOf(element);
    if (!cell || !isSelectable(cell)) continue;
    if (isSelected) element.setAttribute('aria-selected', String(isSelected(cell)));
    else element.removeAttribute('aria-selected');
  }
}

/** The grid without the columns that styles hide on small screens. */
export function shapeInSight(table: HTMLTableElement, shape: GridShape): GridShape {
  const hidden = new Set(
    [...(table.tBodies[0]?.querySelector('tr[data-row]')?.querySelectorAll<Cell>('[data-column]') ?? [])]
      .filter((cell) => !isInSight(cell))
      .map((cell) => cell.dataset['column']),
  );
  return hidden.size === 0
    ? shape
    : { ...shape, columns: shape.columns.filter((column) => !hidden.has(column)) };
}
