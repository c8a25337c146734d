import { useCallback, type ReactElement } from 'react';
import { EmptyState } from '@finance-analyst/components';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { ChartTable } from '../frame/ChartTable.js';
import { drawLine } from './drawLine.js';
import { layoutLine, type LineWords } from './layoutLine.js';
import type { LineFlow, LineMark, LineSeries } from './LineSeries.js';
import { sampledPlaces } from './sampledPlaces.js';

export interface LineChartProps extends ChartCommon {
  /** Days since 1970-01-01, rising. */
  readonly days: ArrayLike<number>;
  readonly series: readonly LineSeries[];
  /** The unit is beside the title, not at the axis. */
  readonly format: FigureFormat;
  readonly flows?: readonly LineFlow[] | undefined;
  /** What the flows are, for the table: “Deposits less withdrawals”. */
  readonly flowsLabel?: string | undefined;
  readonly marks?: readonly LineMark[] | undefined;
  readonly caption?: string | undefined;
  readonly heightRem?: number | undefined;
}

const noFlows: readonly LineFlow[] = [];
const noMarks: readonly LineMark[] = [];
const missing = 'not available';

const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

const resultOf = (value: number | undefined): FigureResult =>
  value !== undefined && Number.isFinite(value)
    ? { ok: true, value }
    : { ok: false, reason: 'There is no value on this day.' };

/** Figures over time. Long histories are read and listed by week or month; the line has every day. */
export function LineChart({
  days,
  series,
  format,
  flows = noFlows,
  flowsLabel = 'Flows',
  marks = noMarks,
  caption,
  heightRem = 14,
  ...common
}: LineChartProps): ReactElement {
  const formatting = useFigureFormat();
  const { kind, currency, scale, precision } = format;
  const layout = useCallback(
    (size: ChartSize) => {
      const plain = { kind, currency, scale, precision, unit: 'hidden' } as const;
      const words: LineWords = {
        write: (value) => formatting.format(value, kind === 'rate' ? { ...plain, unit: 'shown' } : plain),
        writeTick: (value) =>
          formatting.format(value, kind === 'rate' ? { kind, precision: 0 } : { ...plain, precision: 0 }),
        writeDay: (day, length) =>
          length === 'year' ? isoOf(day).slice(0, 4) : formatting.formatDate(isoOf(day), length),
        missing,
      };
      return layoutLine({ days, series, flows, marks }, size, words);
    },
    [days, series, flows, marks, formatting, kind, currency, scale, precision],
  );
  const places = sampledPlaces(days);
  const plain = { ...format, unit: 'hidden' as const };
  const table: ChartTable = {
    rowTitle: 'Day',
    columns: [
      ...series.map(({ id, label }) => ({ id, label, format: plain })),
      ...(flows.length > 0 ? [{ id: 'flows', label: flowsLabel, format: plain }] : []),
    ],
    rows: places.map((at, place) => {
      const day = days[at] as number;
      const before = days[places[place - 1] ?? -1] ?? Number.NEGATIVE_INFINITY;
      const sum = flows.reduce(
        (total, flow) => (flow.day > before && flow.day <= day ? total + flow.amount : total),
        0,
      );
      return {
        id: String(day),
        label: formatting.formatDate(isoOf(day)),
        figures: [
          ...series.map(({ values }) => resultOf(values[at])),
          ...(flows.length > 0 ? [resultOf(sum)] : []),
        ],
      };
    }),
  };
  const isKnown = series.some(({ values }) => Array.from(values).some(Number.isFinite));
  return (
    <ChartFrame {...common} table={table} heightRem={heightRem} caption={caption}>
      {isKnown ? (
        <ChartPlot
          label={common.title}
          heightRem={heightRem}
          layout={layout}
          draw={drawLine}
          hint={common.summary}
        />
      ) : (
        <EmptyState title="There is nothing to draw">No day has a value.</EmptyState>
      )}
    </ChartFrame>
  );
}
