import type { ReactElement, ReactNode } from 'react';
import type { CellAddress } from '../cells/CellAddress.js';
import { isSelectable, takesFocus, type GridShape } from '../cells/GridShape.js';
import styles from './DataGrid.module.css';
import type { FrozenPlaces } from './frozenPlaces.js';
import type { SpacedItem } from './spacedItems.js';

/** What a cell needs from the grid to render. */
export interface CellState {
  /** The entry's field is rendered: the cell has or last had the focus, so that typed text is still saved. */
  readonly hasField: boolean;
}

export type DrawCell = (cell: CellAddress, state: CellState) => ReactNode;

/** A visible row: its name and its visible cells. */
export function DataGridRow({
  row,
  rowIndex,
  heightPx,
  name,
  shape,
  columns,
  restPx,
  frozen,
  fieldColumns,
  draw,
}: {
  readonly row: string;
  /** From 1, including the heading. */
  readonly rowIndex: number;
  readonly heightPx: number;
  readonly name: ReactNode;
  readonly shape: GridShape;
  readonly columns: readonly SpacedItem[];
  readonly restPx: number;
  readonly frozen: FrozenPlaces;
  /** Columns whose cells in this row render their field. */
  readonly fieldColumns: readonly string[];
  readonly draw: DrawCell;
}): ReactElement {
  return (
    <tr data-row={row} aria-rowindex={rowIndex} style={{ height: heightPx }}>
      <th scope="row" aria-colindex={1} className={styles['name']}>
        {name}
      </th>
      {columns.flatMap(({ index, gapPx }) => {
        const column = shape.columns[index] ?? '';
        const kind = shape.kindOf({ row, column });
        const isStop = kind !== null && isSelectable(kind) && takesFocus(kind);
        return [
          gapPx > 0 && <td key={`before-${column}`} aria-hidden="true" className={styles['gap']} />,
          <td
            key={column}
            data-column={column}
            aria-colindex={index + 2}
            data-kind={kind}
            tabIndex={isStop ? -1 : undefined}
            {...frozen.attributesOf(column)}
          >
            {kind !== null &&
              kind !== 'blank' &&
              draw({ row, column }, { hasField: fieldColumns.includes(column) })}
          </td>,
        ];
      })}
      {restPx > 0 && <td aria-hidden="true" className={styles['gap']} />}
    </tr>
  );
}
