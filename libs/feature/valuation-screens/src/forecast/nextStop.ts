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
 * Where a key leads to in a table, as in a spreadsheet; rows and cells without anything to stop at are passed over.
 * Undefined where there is nothing on that side, and for other keys.
 */
export function nextStop(
  table: HTMLTableElement,
  from: HTMLElement,
  key: string,
  withControl: boolean,
): HTMLElement | undefined {
  const row = from.closest('tr');
  const column = from.closest('td')?.cellIndex;
  if (!row || column === undefined) return undefined;
  const inRow = stopsOf(row);
  const rows = [...table.rows];
  const firstIn = (path: readonly HTMLTableRowElement[]): HTMLElement | undefined =>
    path.map(({ cells }) => stopIn(cells[column])).find((stop) => stop !== undefined);
  switch (key) {
    case 'ArrowLeft':
      return inRow[inRow.indexOf(from) - 1];
    case 'ArrowRight':
      return inRow[inRow.indexOf(from) + 1];
    case 'ArrowUp':
      return firstIn(rows.slice(0, row.rowIndex).toReversed());
    case 'ArrowDown':
      return firstIn(rows.slice(row.rowIndex + 1));
    case 'Home':
      return (withControl ? stopsOf(table) : inRow)[0];
    case 'End':
      return (withControl ? stopsOf(table) : inRow).at(-1);
    default:
      return undefined;
  }
}
