/** A cell of a grid, from 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads in a grid, as spreadsheets do it; nothing when the key means something else. */
export function nextCell(
  key: string,
  withControl: boolean,
  { row, column }: GridCell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridCell | undefined {
  const last = { row: rows - 1, column: columns - 1 };
  switch (key) {
    case 'ArrowLeft':
      return { row, column: withControl ? 0 : Math.max(column - 1, 0) };
    case 'ArrowRight':
      return { row, column: withControl ? last.column : Math.min(column + 1, last.column) };
    case 'ArrowUp':
      return { row: withControl ? 0 : Math.max(row - 1, 0), column };
    case 'ArrowDown':
      return { row: withControl ? last.row : Math.min(row + 1, last.row), column };
    case 'Home':
      return { row: withControl ? 0 : row, column: 0 };
    case 'End':
      return { row: withControl ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}
