import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { ForecastHead } from './ForecastHead.js';
import type { ForecastTableProps } from './ForecastTableProps.js';
import { ForecastTableRow } from './ForecastTableRow.js';
import styles from './ForecastTable.module.css';
import { forecastRows } from './forecastRows.js';
import { useForecastGrid } from './useForecastGrid.js';
import { messages } from './messages.js';

/** History beside forecast, every driver a field, every other figure a way to its derivation. */
export function ForecastTable(props: ForecastTableProps) {
  const { valuation, historyYears, isHistoryShort = false } = props;
  const years = valuation.history.slice(-historyYears);
  const grid = useForecastGrid();
  return (
    <div className={styles['scroll']}>
      <ScrollRegion>
        <table
          className={styles['table']}
          role="grid"
          data-short-history={isHistoryShort || undefined}
          {...grid}
        >
          <caption>
            <VisuallyHidden>{messages.caption}</VisuallyHidden>
          </caption>
          <ForecastHead valuation={valuation} years={years} />
          <tbody>
            {forecastRows.map((row) => (
              <ForecastTableRow key={row.name} row={row} years={years} {...props} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
