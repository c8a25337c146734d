import type { ReactElement } from 'react';
import type { FigureFormat } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ColumnPlot } from './ColumnPlot.js';
import type { ChartColumn, ColumnReference } from './layoutColumns.js';

export interface ColumnChartProps extends ChartCommon {
  /** In the order of time, history first. */
  readonly columns: readonly ChartColumn[];
  /** The unit is beside the title, not at each column. */
  readonly format: FigureFormat;
  /** A dashed line across all columns. */
  readonly reference?: ColumnReference | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const heightRem = 10;

/** Past and expected figures by period, from zero. A dashed line separates them. */
export function ColumnChart({
  columns,
  format,
  reference,
  onSelect,
  ...common
}: ColumnChartProps): ReactElement {
  const plain = { ...format, unit: 'hidden' as const };
  const table = {
    rowTitle: 'Period',
    columns: [
      { id: 'value', format: plain },
      ...(reference ? [{ id: 'reference', label: reference.label, format: plain }] : []),
    ],
    rows: columns.map(({ id, label, part, value }) => ({
      id,
      label: `${label} ${part}`,
      figures: [value, ...(reference ? [reference.value] : [])],
    })),
  };
  return (
    <ChartFrame {...common} table={table} heightRem={heightRem}>
      <ColumnPlot
        label={common.title}
        heightRem={heightRem}
        columns={columns}
        format={format}
        reference={reference}
        onSelect={onSelect}
      />
    </ChartFrame>
  );
}
