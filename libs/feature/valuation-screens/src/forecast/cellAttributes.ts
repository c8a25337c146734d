import { classNames } from '@finance-analyst/components';
import { columnId, type ForecastColumn } from '../grid/forecastCells.js';
import styles from './ForecastTable.module.css';

/** The grid finds a cell by its column, and a column looks alike in every row. */
export function cellAttributes(columns: readonly ForecastColumn[], index: number) {
  const column = columns[index];
  const next = columns[index + 1];
  const isFirstForecast = column?.kind === 'forecast' && column.period === 1;
  return {
    className: classNames(
      column?.kind === 'filed' && styles['past'],
      // All years of the past but the last. Quarters are there on request.
      column?.kind === 'filed' &&
        next?.kind === 'filed' &&
        column.year.period.kind === 'annual' &&
        styles['older'],
      isFirstForecast && styles['firstForecast'],
    ),
    'data-column': column && columnId(column),
  };
}
