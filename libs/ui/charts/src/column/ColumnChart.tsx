import type { ReactElement } from 'react';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import { drawColumns } from './drawColumns.js';
import { layoutColumns, type ChartColumn } from './layoutColumns.js';

export interface ColumnChartProps extends ChartCommon {
  /** In the order of time, history first. */
  readonly columns: readonly ChartColumn[];
  /** The unit is beside the title, not at each column. */
  readonly format: FigureFormat;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const heightRem = 10;

/** Past and expected figures by period, from zero. A dashed line separates them. */
export function ColumnChart({ columns, format, onSelect, ...common }: ColumnChartProps): ReactElement {
  const formatting = useFigureFormat();
  const plain = { ...format, unit: 'hidden' as const };
  const write = (value: FigureResult): string => formatting.format(value, plain);
  const table = {
    rowTitle: 'Period',
    columns: [{ id: 'value', format: plain }],
    rows: columns.map(({ id, label, part, value }) => ({ id, label: `${label} ${part}`, figures: [value] })),
  };
  return (
    <ChartFrame {...common} table={table} heightRem={heightRem}>
      <ChartPlot
        label={common.title}
        heightRem={heightRem}
        layout={(size) => layoutColumns(columns, size, write)}
        draw={drawColumns}
        onSelect={onSelect}
      />
    </ChartFrame>
  );
}
