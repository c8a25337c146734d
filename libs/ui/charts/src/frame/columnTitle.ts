import type { ChartTable } from './ChartTable.js';

/** What stands above a column: where it has no label of its own, the unit of the figures. */
export const columnTitle = ({ label }: ChartTable['columns'][number], unit: string | undefined): string =>
  label ?? unit ?? 'Value';
