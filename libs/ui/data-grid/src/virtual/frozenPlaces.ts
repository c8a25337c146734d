import type { CSSProperties } from 'react';
import styles from './DataGrid.module.css';

/** Where the columns that stay in view at the end of a grid are. */
export interface FrozenPlaces {
  readonly widthRem: number;
  /** What makes a cell of a column stay in view; nothing for other columns. */
  readonly attributesOf: (column: string) => {
    readonly className?: string | undefined;
    readonly style?: CSSProperties;
  };
}

/** Each of the columns ends where the next one begins. */
export function frozenPlaces(
  columns: readonly string[],
  widthRem: number | ((column: string) => number),
): FrozenPlaces {
  const ends = new Map<string, number>();
  let total = 0;
  for (const column of columns.toReversed()) {
    ends.set(column, total);
    total += typeof widthRem === 'number' ? widthRem : widthRem(column);
  }
  return {
    widthRem: total,
    attributesOf: (column) => {
      const end = ends.get(column);
      return end === undefined
        ? {}
        : { className: styles['frozen'], style: { '--end': `${end}rem` } as CSSProperties };
    },
  };
}
