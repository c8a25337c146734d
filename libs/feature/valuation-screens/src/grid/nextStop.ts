import type { Way } from './forecastKeys.js';

/** What takes the focus in a table: cells that hold a field, and buttons. */
export const stopSelector = 'td[tabindex], button';

export const isStop = (element: HTMLElement): boolean => element.matches(stopSelector);

/** What can be seen: where there is little room years of the past are not shown. */
const stopsOf = (part: HTMLElement): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(stopSelector)].filter((stop) => stop.checkVisibility());

/** Where the focus goes in a cell; undefined for a cell with nothing to take it. */
export const stopIn = (cell: HTMLTableCellElement | undefined): HTMLElement | undefined =>
  cell && isStop(cell) ? cell : (cell?.querySelector<HTMLElement>(stopSelector) ?? undefined);

/**
 * Where a way leads to in a table, as in a spreadsheet; rows and cells without anything to stop at are passed over.
 * Undefined where there is nothing on that side.
 */
export function nextStop(table: HTMLTableElement, from: HTMLElement, way: Way): HTMLElement | undefined {
  const row = from.closest('tr');
  const column = from.closest<HTMLTableCellElement>('td, th')?.cellIndex;
  if (!row || column === undefined) return undefined;
  const inRow = stopsOf(row);
  const rows = [...table.rows];
  const firstIn = (path: readonly HTMLTableRowElement[]): HTMLElement | undefined =>
    path.map(({ cells }) => stopIn(cells[column])).find((stop) => stop !== undefined);
  switch (way) {
    case 'left':
      return inRow[inRow.indexOf(from) - 1];
    case 'right':
      return inRow[inRow.indexOf(from) + 1];
    case 'up':
      return firstIn(rows.slice(0, row.rowIndex).toReversed());
    case 'down': {
      // The name of an opened line leads into what it opened, a row whose own name takes no focus.
      const opened = from.getAttribute('aria-expanded') === 'true' ? rows[row.rowIndex + 1] : undefined;
      return (opened && stopsOf(opened)[0]) ?? firstIn(rows.slice(row.rowIndex + 1));
    }
    case 'startOfRow':
      return inRow[0];
    case 'endOfRow':
      return inRow.at(-1);
    case 'startOfTable':
      return stopsOf(table)[0];
    case 'endOfTable':
      return stopsOf(table).at(-1);
  }
}
