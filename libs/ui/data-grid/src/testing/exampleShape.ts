import type { CellAddress } from '../cells/CellAddress.js';
import type { CellKind, GridShape } from '../cells/GridShape.js';

const kinds: Readonly<Record<string, CellKind | null>> = {
  h: 'header',
  f: 'figure',
  e: 'entry',
  '.': 'blank',
  c: 'control',
  ' ': null,
};

/**
 * A grid drawn in letters, a row each: h header, f figure, e entry, . blank, c control, and a space for nothing. Its
 * rows are r0, r1 …, its columns c0, c1 ….
 */
export function exampleShape(...lines: readonly string[]): GridShape {
  const rows = lines.map((_, index) => `r${index}`);
  const columns = [...(lines[0] ?? '')].map((_, index) => `c${index}`);
  return {
    rows,
    columns,
    kindOf: ({ row, column }) => kinds[lines[rows.indexOf(row)]?.[columns.indexOf(column)] ?? ' '] ?? null,
  };
}

export const at = (row: number, column: number): CellAddress => ({ row: `r${row}`, column: `c${column}` });
