import type { ReactElement } from 'react';
import { useFigureFormat, type FigureFormat } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import { unitOf } from '../frame/unitOf.js';
import { drawHistogram } from './drawHistogram.js';
import { layoutHistogram, type HistogramBins, type HistogramMark } from './layoutHistogram.js';

export interface HistogramChartProps extends ChartCommon {
  readonly bins: HistogramBins;
  /** Percentiles in the order of importance, and at most one reference. */
  readonly marks: readonly HistogramMark[];
  readonly format: FigureFormat;
  /** What is counted, as a title of a column: “Paths”. */
  readonly countLabel: string;
}

const heightRem = 14;

/** How often which values occur. */
export function HistogramChart(props: HistogramChartProps): ReactElement {
  const { bins, marks, format, countLabel, ...common } = props;
  const formatting = useFigureFormat();
  const plain = { ...format, unit: 'hidden' as const };
  const write = (value: number): string => formatting.format(value, plain);
  const total = bins.counts.reduce((sum, count) => sum + count, bins.below + bins.above);
  const step = (bins.high - bins.low) / Math.max(bins.counts.length, 1);
  const row = (id: string, label: string, count: number) => ({
    id,
    label,
    figures: [
      { ok: true as const, value: count },
      { ok: true as const, value: total === 0 ? 0 : count / total },
    ],
  });
  const table = {
    rowTitle: 'Range',
    columns: [
      { id: 'count', label: countLabel, format: { kind: 'number', precision: 0 } as const },
      { id: 'share', label: 'Share', format: { kind: 'rate', precision: 2 } as const },
    ],
    rows: [
      row('below', `Below ${write(bins.low)}`, bins.below),
      ...bins.counts.map((count, bin) =>
        row(String(bin), `${write(bins.low + step * bin)} to ${write(bins.low + step * (bin + 1))}`, count),
      ),
      row('above', `Above ${write(bins.high)}`, bins.above),
    ],
  };
  const writeShare = (count: number): string =>
    formatting.format(total === 0 ? 0 : count / total, { kind: 'rate', precision: 2 });
  const writeCount = (count: number): string =>
    `${formatting.format(count, { kind: 'number', precision: 0 })}, ${writeShare(count)}`;
  const outside = bins.below + bins.above;
  return (
    <ChartFrame
      {...common}
      note={common.note ?? unitOf({ columns: [{ id: 'value', format }] }, 'on screen')}
      table={table}
      heightRem={heightRem}
      caption={
        outside > 0
          ? `Outside the chart: ${writeShare(outside)} of ${countLabel.toLowerCase()}. The table has both ends.`
          : undefined
      }
    >
      <ChartPlot
        label={common.title}
        heightRem={heightRem}
        layout={(size) => layoutHistogram(bins, marks, size, { write, writeCount })}
        draw={drawHistogram}
      />
    </ChartFrame>
  );
}
