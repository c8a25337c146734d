import { classNames } from '@finance-analyst/components';
import type { ForecastColumn } from '../grid/forecastCells.js';
import styles from './ForecastTable.module.css';

/** How a cell of figures is told from others: the grid finds it, and its column is drawn alike in every row. */
export function cellAttributes(columns: readonly ForecastColumn[], index: number) {
  const column = columns[index];
  const next = columns[index + 1];
  const isFirstForecast = column?.kind === 'forecast' && column.period === 1;
  return {
    className: classNames(
      column?.kind === 'filed' && styles['past'],
      // All years of the past but the last.
      column?.kind === 'filed' && next?.kind === 'filed' && styles['older'],
      isFirstForecast && styles['firstForecast'],
    ),
    'data-figure': true,
    'data-start': isFirstForecast || undefined,
  };
}
