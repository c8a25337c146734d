import type { ChartFile } from '../drawing/saveFile.js';
import { chartCsv, type ChartCsvContext } from './chartCsv.js';
import type { ChartTable } from './ChartTable.js';

/** A table of figures for spreadsheets: CSV in UTF-8 with the byte order mark they expect. */
export const figuresFile = (
  /** Without extension. */
  name: string,
  table: ChartTable,
  context: ChartCsvContext,
): ChartFile => ({
  name: `${name}.csv`,
  content: new Blob(['\ufeff', chartCsv(table, context)], { type: 'text/csv;charset=utf-8' }),
});
