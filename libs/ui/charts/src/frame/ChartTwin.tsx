import type { ReactElement } from 'react';
import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import styles from './ChartTwin.module.css';
import type { ChartTable } from './ChartTable.js';
import { columnTitle } from './columnTitle.js';

/** A chart's figures as a table. */
export function ChartTwin({
  title,
  unit,
  table,
}: {
  readonly title: string;
  /** The unit of all figures, as formatted here. */
  readonly unit: string | undefined;
  readonly table: ChartTable;
}): ReactElement {
  const { marked, onExplain } = table;
  return (
    <ScrollRegion label={`${title}: table`}>
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{table.rowTitle}</th>
            {table.columns.map((column) => (
              <th key={column.id} scope="col">
                {columnTitle(column, unit)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {table.columns.map((column, index) => {
                const mark = marked?.row === rowIndex && marked.column === index ? marked.spoken : undefined;
                return (
                  <td key={column.id} data-marked={mark && true}>
                    <Figure
                      value={row.figures[index] ?? { ok: false, reason: 'No such figure.' }}
                      label={`${row.label}, ${columnTitle(column, unit)}`}
                      {...column.format}
                      onExplain={
                        onExplain &&
                        (() => {
                          onExplain(row.id, column.id);
                        })
                      }
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
