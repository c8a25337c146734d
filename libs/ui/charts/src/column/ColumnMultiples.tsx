import type { ReactElement } from 'react';
import type { FigureFormat, FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { PlotGrid } from '../frame/PlotGrid.js';
import { ColumnPlot } from './ColumnPlot.js';
import type { ChartColumn, ColumnReference } from './layoutColumns.js';

/** One chart of several. */
export interface ColumnMultiple {
  readonly id: string;
  readonly title: string;
  /** In the order of time, history first: the same periods in every chart. */
  readonly columns: readonly ChartColumn[];
  readonly reference?: ColumnReference | undefined;
}

export interface ColumnMultiplesProps extends ChartCommon {
  readonly charts: readonly ColumnMultiple[];
  /** The unit is beside the title, not at each column. */
  readonly format: FigureFormat;
  readonly onSelect?: ((chart: string, column: string) => void) | undefined;
}

const heightRem = 10;
const noFigure: FigureResult = { ok: false, reason: 'No such figure.' };

/** Figures of one unit by period, each from zero in its own scale, with one table and one file. */
export function ColumnMultiples({ charts, format, onSelect, ...common }: ColumnMultiplesProps): ReactElement {
  const plain = { ...format, unit: 'hidden' as const };
  const table = {
    rowTitle: 'Period',
    columns: charts.flatMap(({ id, title, reference }) => [
      { id, label: title, format: plain },
      ...(reference ? [{ id: `${id} reference`, label: reference.label, format: plain }] : []),
    ]),
    rows: (charts[0]?.columns ?? []).map(({ id, label, part }, index) => ({
      id,
      label: `${label} ${part}`,
      figures: charts.flatMap(({ columns, reference }) => [
        columns[index]?.value ?? noFigure,
        ...(reference ? [reference.value] : []),
      ]),
    })),
  };
  return (
    <ChartFrame {...common} table={table} heightRem={heightRem}>
      <PlotGrid>
        {charts.map(({ id, title, columns, reference }) => (
          <ColumnPlot
            key={id}
            label={title}
            heading={title}
            headLines={charts.some((chart) => chart.reference) ? 2 : 1}
            heightRem={heightRem}
            columns={columns}
            format={format}
            reference={reference}
            onSelect={
              onSelect &&
              ((column) => {
                onSelect(id, column);
              })
            }
          />
        ))}
      </PlotGrid>
    </ChartFrame>
  );
}
