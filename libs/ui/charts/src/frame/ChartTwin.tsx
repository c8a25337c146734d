import type { ReactElement } from 'react';
import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
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
  const { marked } = table;
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
          {table.rows.map((row, rowIndex) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {table.columns.map(({ id, label, format }, column) => {
                const mark = marked?.row === rowIndex && marked.column === column ? marked.spoken : undefined;
                return (
                  <td key={id} data-marked={mark && true}>
                    <Figure
                      value={row.figures[column] ?? { ok: false, reason: 'There is no such figure.' }}
                      label={`${row.label}, ${label}`}
                      {...format}
                    />
                    {mark && <VisuallyHidden>{mark}</VisuallyHidden>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
