import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ForecastColumn } from '../grid/forecastCells.js';
import { cellAttributes } from './cellAttributes.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';
import { messages } from './messages.js';

export function ForecastHead({
  valuation,
  columns,
}: {
  readonly valuation: Valuation;
  readonly columns: readonly ForecastColumn[];
}) {
  const { formatDate } = useFigureFormat();
  return (
    <thead>
      <tr>
        <th scope="col" data-corner>
          <span className={styles['corner']}>{messages.fiscalYear}</span>
        </th>
        {columns.map((column, index) => {
          const attributes = cellAttributes(columns, index);
          return column.kind === 'filed' ? (
            <th
              key={column.year.period.label}
              scope="col"
              {...attributes}
              title={messages.ends(formatDate(column.year.period.end))}
            >
              {column.year.period.fiscalYear}
            </th>
          ) : (
            <th key={column.period} scope="col" {...attributes}>
              {forecastYearLabel(valuation, column.period)}
            </th>
          );
        })}
        <th scope="col" className={styles['why']}>
          {messages.why}
        </th>
      </tr>
    </thead>
  );
}
