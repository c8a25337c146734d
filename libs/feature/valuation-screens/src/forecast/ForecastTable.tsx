import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { CommandRegistryContext, usePlace } from '@finance-analyst/contributions';
import { useContext } from 'react';
import { ForecastHead } from './ForecastHead.js';
import { forecastPlace, readOnlyForecastPlace } from './forecastPlace.js';
import type { ForecastTableProps } from './ForecastTableProps.js';
import { ForecastTableRow } from './ForecastTableRow.js';
import styles from './ForecastTable.module.css';
import { forecastRows } from './forecastRows.js';
import { useForecastGrid } from './useForecastGrid.js';
import { messages } from './messages.js';

/** History beside forecast, every driver a field, every other figure a way to its derivation. */
export function ForecastTable(props: ForecastTableProps) {
  const { valuation, historyYears, isHistoryShort = false, isReadOnly = false } = props;
  const years = valuation.history.slice(-historyYears);
  const grid = useForecastGrid();
  usePlace(useContext(CommandRegistryContext), isReadOnly ? readOnlyForecastPlace : forecastPlace);
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
