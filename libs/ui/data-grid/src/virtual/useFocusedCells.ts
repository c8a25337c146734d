import { useState } from 'react';
import type { CellAddress } from '../cells/CellAddress.js';
import type { GridShape } from '../cells/GridShape.js';
import { placeOf } from '../cells/placeOf.js';

/** The focused cell and the previously focused one, as long as the grid has them. */
export function useFocusedCells({ rows, columns }: GridShape) {
  const [cells, setCells] = useState<{ readonly current?: CellAddress; readonly previous?: CellAddress }>({});
  const ifThere = (cell: CellAddress | undefined): CellAddress | undefined =>
    cell && placeOf(rows, cell.row) !== undefined && placeOf(columns, cell.column) !== undefined
      ? cell
      : undefined;
  return {
    current: ifThere(cells.current),
    previous: ifThere(cells.previous),
    onFocusCell: (current: CellAddress): void => {
      setCells((before) =>
        before.current?.row === current.row && before.current.column === current.column
          ? before
          : { current, ...(before.current ? { previous: before.current } : {}) },
      );
    },
  };
}
