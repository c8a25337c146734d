import type { ReactElement } from 'react';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import { ChartTexts } from '../frame/ChartTexts.js';
import styles from './ColumnChart.module.css';
import { layoutColumns, type ChartColumn, type ColumnLayout } from './layoutColumns.js';

export interface ColumnChartProps extends ChartCommon {
  /** In the order of time, history first. */
  readonly columns: readonly ChartColumn[];
  /** The unit stands beside the title, not at each column. */
  readonly format: FigureFormat;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const heightRem = 10;

/** What was and what is expected, period by period, from zero. A dashed line parts the two. */
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
        draw={(layout, activeId) => <Columns layout={layout} activeId={activeId} />}
        onSelect={onSelect}
      />
    </ChartFrame>
  );
}

function Columns({
  layout,
  activeId,
}: {
  readonly layout: ColumnLayout;
  readonly activeId: string | undefined;
}): ReactElement {
  const { bars, baseline, divider, height, labels, values, width } = layout;
  return (
    <>
      {divider !== undefined && (
        <line className={styles['divider']} x1={divider} x2={divider} y1={0} y2={height} />
      )}
      {bars.map(({ id, part, ...box }) => (
        <rect
          key={id}
          className={styles['bar']}
          data-part={part}
          data-active={id === activeId || undefined}
          rx={1.5}
          {...box}
        />
      ))}
      <line className={styles['baseline']} x1={0} x2={width} y1={baseline} y2={baseline} />
      <ChartTexts texts={values} weight="strong" />
      <ChartTexts texts={labels} weight="quiet" />
    </>
  );
}
