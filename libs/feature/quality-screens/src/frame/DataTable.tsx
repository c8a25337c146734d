import { ScrollRegion } from '@finance-analyst/components';
import type { ReactElement, ReactNode } from 'react';
import styles from './DataTable.module.css';
import { messages } from './messages.js';

export interface DataColumn {
  readonly id: string;
  readonly label: string;
  /** Figures align right, words left. */
  readonly isFigure?: boolean;
}

export interface DataRow {
  readonly id: string;
  /** One for each column; the first names the row. */
  readonly cells: readonly ReactNode[];
}

export interface DataTableProps {
  /** What the table shows, for screen readers. */
  readonly label: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

/** Rows of figures and words; a table wider than the screen scrolls by itself. */
export function DataTable({ label, columns, rows }: DataTableProps): ReactElement {
  return (
    <ScrollRegion label={messages.tableOf(label)}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, label: heading, isFigure }) => (
              <th key={id} scope="col" data-figure={isFigure}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column.id} data-figure={column.isFigure}>
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
