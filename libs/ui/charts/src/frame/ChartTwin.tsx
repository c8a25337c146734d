import type { ReactElement } from 'react';
import { ScrollRegion } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import styles from './ChartTwin.module.css';
import type { ChartTable } from './ChartTable.js';

/** The figures of a chart as a table. */
export function ChartTwin({
  title,
  table,
}: {
  readonly title: string;
  readonly table: ChartTable;
}): ReactElement {
  return (
    <ScrollRegion label={`${title}: table`}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{table.rowTitle}</th>
            {table.columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {table.columns.map(({ id, label, format }, column) => (
                <td key={id}>
                  <Figure
                    value={row.figures[column] ?? { ok: false, reason: 'There is no such figure.' }}
                    label={`${row.label}, ${label}`}
                    {...format}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
