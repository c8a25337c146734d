import type { Way } from '../keys/gridKeys.js';
import type { CellAddress } from './CellAddress.js';
import { isSelectable, type GridShape } from './GridShape.js';
import { nextCell } from './nextCell.js';
import { placeOf } from './placeOf.js';

/** A rectangle of cells, by the ids of two of its corners. */
export interface CellSelection {
  /** Selects from one cell to another. */
  readonly select: (anchor: CellAddress, head: CellAddress) => void;
  /** Extends the selection, or starts one at the given cell; returns the cell where it now ends. */
  readonly extend: (shape: GridShape, from: CellAddress, way: Way, pageRows?: number) => CellAddress;
  /** Extends the selection, or starts one at the given cell, to another cell. */
  readonly extendTo: (from: CellAddress, head: CellAddress) => void;
  /** Returns whether there was a selection to clear. */
  readonly clear: () => boolean;
  readonly isEmpty: (shape: GridShape) => boolean;
  /** Takes constant time, whatever the size of the selection. */
  readonly has: (shape: GridShape, cell: CellAddress) => boolean;
  /** The selected cells row by row. */
  readonly cells: (shape: GridShape) => readonly (readonly CellAddress[])[];
}

interface Rectangle {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

function rectangleOf(
  { rows, columns }: GridShape,
  [one, other]: readonly [CellAddress, CellAddress],
): Rectangle | undefined {
  const down = [placeOf(rows, one.row), placeOf(rows, other.row)];
  const across = [placeOf(columns, one.column), placeOf(columns, other.column)];
  const [top, bottom] = down.toSorted((a = 0, b = 0) => a - b);
  const [left, right] = across.toSorted((a = 0, b = 0) => a - b);
  if (top === undefined || bottom === undefined || left === undefined || right === undefined)
    return undefined;
  return { top, bottom, left, right };
}

/** Stores a selection as two corners, so that its cells need not be rendered. It ends when either corner is removed. */
export function createCellSelection(): CellSelection {
  let corners: { readonly anchor: CellAddress; readonly head: CellAddress } | undefined;
  const inside = (shape: GridShape): Rectangle | undefined =>
    corners && rectangleOf(shape, [corners.anchor, corners.head]);
  const cornersIn = (shape: GridShape) => (inside(shape) ? corners : undefined);
  const select = (anchor: CellAddress, head: CellAddress): void => {
    corners = { anchor, head };
  };

  return {
    select,
    extend: (shape, from, way, pageRows) => {
      const { anchor, head } = cornersIn(shape) ?? { anchor: from, head: from };
      const next = nextCell(shape, head, way, isSelectable, pageRows) ?? head;
      select(anchor, next);
      return next;
    },
    extendTo: (from, head) => {
      select(corners?.anchor ?? from, head);
    },
    clear: () => {
      const had = corners !== undefined;
      corners = undefined;
      return had;
    },
    isEmpty: (shape) => inside(shape) === undefined,
    has: (shape, cell) => {
      const selected = inside(shape);
      const row = placeOf(shape.rows, cell.row);
      const column = placeOf(shape.columns, cell.column);
      if (!selected || row === undefined || column === undefined) return false;
      const { top, bottom, left, right } = selected;
      const kind = shape.kindOf(cell);
      return (
        row >= top &&
        row <= bottom &&
        column >= left &&
        column <= right &&
        kind !== null &&
        isSelectable(kind)
      );
    },
    cells: (shape) => {
      const selected = inside(shape);
      if (!selected) return [];
      const columns = shape.columns.slice(selected.left, selected.right + 1);
      return shape.rows
        .slice(selected.top, selected.bottom + 1)
        .map((row) => selectableIn(shape, row, columns))
        .filter(({ length }) => length > 0);
    },
  };
}

const selectableIn = (
  { kindOf }: GridShape,
  row: string,
  columns: readonly string[],
): readonly CellAddress[] =>
  columns
    .map((column) => ({ row, column }))
    .filter((cell) => {
      const kind = kindOf(cell);
      return kind !== null && isSelectable(kind);
    });
