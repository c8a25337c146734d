import type { ChartTable, ChartTableRow } from '@finance-analyst/charts';
import type { FigureFormat } from '@finance-analyst/figures';

/** A row whose figures have a format of their own. */
export interface RiskTableRow extends ChartTableRow {
  readonly format?: FigureFormat;
  /** By column, in place of those of the columns. */
  readonly formats?: readonly FigureFormat[];
}

/** The figures of a panel, for the screen and for its file. */
export interface RiskTable extends Omit<ChartTable, 'rows'> {
  readonly rows: readonly RiskTableRow[];
}
