import { cellsBetween, cellTowards, figureCellOf, figureCellsOf } from './figureCells.js';
import type { Way } from './forecastKeys.js';

type Cell = HTMLTableCellElement;

/** A rectangle of figure cells of one table. */
export interface CellSelection {
  /** Selects from one cell to another. */
  readonly select: (table: HTMLTableElement, anchor: Cell, head: Cell) => void;
  /** Extends the selection, or begins one at the cell given; answers with the cell that it now ends in. */
  readonly extend: (table: HTMLTableElement, from: Cell, way: Way) => Cell;
  /** Extends the selection, or begins one at the cell given, to another cell. */
  readonly extendTo: (table: HTMLTableElement, from: Cell, head: Cell) => void;
  /** Answers whether there was anything to clear. */
  readonly clear: (table: HTMLTableElement) => boolean;
  readonly has: (table: HTMLTableElement, cell: Element | null) => boolean;
  /** The selected cells row by row, or the one that has the focus. */
  readonly cells: (table: HTMLTableElement) => readonly (readonly Cell[])[];
  /** Marks what is selected, after cells came or went. */
  readonly mark: (table: HTMLTableElement) => void;
}

/** Nothing is drawn anew for a selection: it marks the cells themselves, as the table's tab stop does. */
export function createCellSelection(): CellSelection {
  let corners: { readonly anchor: Cell; readonly head: Cell } | undefined;

  const inside = (table: HTMLTableElement): readonly (readonly Cell[])[] =>
    corners ? cellsBetween(table, corners.anchor, corners.head) : [];
  const mark = (table: HTMLTableElement): void => {
    if (corners && !(table.contains(corners.anchor) && table.contains(corners.head))) corners = undefined;
    const selected = new Set(inside(table).flat());
    for (const cell of figureCellsOf(table))
      if (corners) cell.setAttribute('aria-selected', String(selected.has(cell)));
      else cell.removeAttribute('aria-selected');
  };
  const select = (table: HTMLTableElement, anchor: Cell, head: Cell): void => {
    corners = { anchor, head };
    mark(table);
  };

  return {
    select,
    extend: (table, from, way) => {
      const { anchor, head } = corners ?? { anchor: from, head: from };
      const next = cellTowards(table, head, way);
      select(table, anchor, next);
      return next;
    },
    extendTo: (table, from, head) => {
      select(table, corners?.anchor ?? from, head);
    },
    clear: (table) => {
      const had = corners !== undefined;
      corners = undefined;
      if (had) mark(table);
      return had;
    },
    has: (table, cell) => inside(table).some((row) => row.some((one) => one === cell)),
    cells: (table) => {
      if (corners) return inside(table);
      const focused = figureCellOf(document.activeElement);
      return focused && table.contains(focused) ? [[focused]] : [];
    },
    mark,
  };
}
