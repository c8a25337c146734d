import type { ChartTable } from './ChartTable.js';

/** A column's title: its own label, else the unit of the figures. */
export const columnTitle = ({ label }: ChartTable['columns'][number], unit: string | undefined): string =>
  label ?? unit ?? 'Value';
