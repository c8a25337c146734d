import type { CellAddress } from '@finance-analyst/data-grid';
import { useState } from 'react';

export interface RefusedCells {
  /** Cells with an entry that was refused, which stay drawn with it. */
  readonly cells: readonly CellAddress[];
  readonly has: (cell: CellAddress) => boolean;
  /** Notes that an entry was refused, or, with null, no longer is. */
  readonly refuse: (cell: CellAddress, reason: string | null) => void;
}

/** The cells whose entries were refused. */
export function useRefusedCells(): RefusedCells {
  const [cells, setCells] = useState<readonly CellAddress[]>([]);
  return {
    cells,
    has: (cell) => cells.some((one) => isSame(one, cell)),
    refuse: (cell, reason) => {
      setCells((before) => {
        const others = before.filter((one) => !isSame(one, cell));
        return reason === null ? others : [...others, cell];
      });
    },
  };
}

const isSame = (one: CellAddress, other: CellAddress): boolean =>
  one.row === other.row && one.column === other.column;
