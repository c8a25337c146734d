import { ScrollRegion } from '@finance-analyst/components';
import type { ReactElement, ReactNode } from 'react';
import { messages } from '../messages.js';
import styles from './Analytics.module.css';

export interface FigureTableRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** A table of figures whose first column names its rows. */
export const FigureTable = ({
  label,
  columns,
  rows,
  total,
}: {
  readonly label: string;
  /** The first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureTableRow[];
  readonly total?: FigureTableRow | undefined;
}): ReactElement => (
  <ScrollRegion label={messages.tableOf(label)}>
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FigureRow key={row.id} row={row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <FigureRow row={total} />
        </tfoot>
      )}
    </table>
  </ScrollRegion>
);

const FigureRow = ({ row: { label, cells } }: { readonly row: FigureTableRow }): ReactElement => (
  <tr>
    <th scope="row">{label}</th>
    {cells.map((cell, column) => (
      <td key={column}>{cell}</td>
    ))}
  </tr>
);
