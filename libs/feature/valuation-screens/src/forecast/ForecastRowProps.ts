import type { ForecastColumn } from '../grid/forecastCells.js';
import type { ForecastRow } from '../method/ForecastRow.js';
import type { ForecastTableProps } from './ForecastTableProps.js';

/** A row of the table and its columns of figures. */
export interface ForecastRowProps extends ForecastTableProps {
  readonly row: ForecastRow;
  readonly columns: readonly ForecastColumn[];
}
