import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import { CommandRegistryContext, useKeyScope } from '@finance-analyst/contributions';
import { GridAnswerNotice, useGrid, useGridAnswers } from '@finance-analyst/data-grid';
import { useFigureFormat } from '@finance-analyst/figures';
import { useContext } from 'react';
import { columnId, forecastColumns } from '../grid/forecastCells.js';
import { forecastKeyScope, readOnlyForecastKeyScope } from '../key-scopes/forecastKeyScope.js';
import { forecastShape } from '../grid/forecastShape.js';
import { forecastSheet } from '../grid/forecastSheet.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { DriverRow } from './DriverRow.js';
import { ForecastHead } from './ForecastHead.js';
import type { ForecastTableProps } from './ForecastTableProps.js';
import styles from './ForecastTable.module.css';
import { LineRow } from './LineRow.js';
import { messages } from './messages.js';
import { useForecastInSight } from './useForecastInSight.js';
import { useOpenRates } from './useOpenRates.js';

/** History beside forecast, every driver a field, every other figure a way to its derivation. */
export function ForecastTable(props: ForecastTableProps) {
  const { valuation, historyYears, hasInterim = false, isHistoryShort = false, isReadOnly = false } = props;
  const columns = forecastColumns(valuation, historyYears, hasInterim);
  const { last, count, onAnswer } = useGridAnswers(valuation.body, props.version);
  const formatting = useFigureFormat();
  const rates = useOpenRates(valuation);
  const shape = forecastShape(valuation, columns, rates.isOpen);
  const firstForecast = columns.find(({ kind }) => kind === 'forecast');
  const grid = useGrid({
    shape,
    start: firstForecast && { row: shape.rows[0] ?? '', column: columnId(firstForecast) },
    sheet: forecastSheet({ ...props, columns, formatting }),
    onAnswer,
  });
  useForecastInSight(grid.ref, hasInterim);
  useKeyScope(useContext(CommandRegistryContext), isReadOnly ? readOnlyForecastKeyScope : forecastKeyScope);
  return (
    <div className={styles['scroll']}>
      <ScrollRegion>
        <table
          className={styles['table']}
          role="grid"
          aria-multiselectable
          data-short-history={isHistoryShort || undefined}
          {...grid}
        >
          <caption>
            <VisuallyHidden>{messages.caption}</VisuallyHidden>
          </caption>
          <ForecastHead valuation={valuation} columns={columns} />
          <tbody>
            {methodViewOf(valuation.body.template)
              .forecastRows.filter(({ foldedInto }) => foldedInto === null)
              .map((row) =>
                row.role === 'driver' ? (
                  <DriverRow key={row.name} {...props} row={row} columns={columns} />
                ) : (
                  <LineRow
                    key={row.name}
                    {...props}
                    row={row}
                    columns={columns}
                    isExpanded={rates.isOpen(row.name)}
                    onExpandedChange={rates.setOpen}
                    onRefused={rates.setRefused}
                  />
                ),
              )}
          </tbody>
        </table>
      </ScrollRegion>
      <div className={styles['answer']}>
        <GridAnswerNotice
          answer={last}
          count={count}
          onDismiss={() => {
            onAnswer(null);
          }}
        />
      </div>
    </div>
  );
}
