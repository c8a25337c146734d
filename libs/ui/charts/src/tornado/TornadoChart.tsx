import type { ReactElement } from 'react';
import { EmptyState } from '@finance-analyst/components';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import { drawTornado } from './drawTornado.js';
import { isNear, layoutTornado, rowLetters } from './layoutTornado.js';
import type { TornadoBar } from './TornadoBar.js';

export interface TornadoChartProps extends ChartCommon {
  /** The largest swing first. */
  readonly bars: readonly TornadoBar[];
  /** The output with every input at its base. */
  readonly base: FigureResult;
  /** What the bars show, for the table: “Value per share”. */
  readonly outputLabel: string;
  readonly format: FigureFormat;
  /** A value to compare with, such as the price. It is drawn where it is near the bars. */
  readonly reference?: number | undefined;
  readonly referenceLabel?: string | undefined;
}

const letterRem = 0.6875;

/** What one input at a time does to a figure. */
export function TornadoChart(props: TornadoChartProps): ReactElement {
  const { bars, base, outputLabel, format, reference, referenceLabel = 'price', ...common } = props;
  const formatting = useFigureFormat();
  const plain = { ...format, unit: 'hidden' as const };
  const write = (value: FigureResult): string => formatting.format(value, plain);
  const heightRem = Math.max(bars.length, 1) * rowLetters * letterRem;
  const table = {
    rowTitle: 'Input',
    columns: [
      { id: 'low', label: `${outputLabel}, input low`, format: plain },
      { id: 'high', label: `${outputLabel}, input high`, format: plain },
    ],
    rows: bars.map(({ id, label, low, high }) => ({
      id,
      label: `${label}, ${low.input} to ${high.input}`,
      figures: [low.output, high.output],
    })),
  };
  const value = base.ok && typeof base.value === 'number' ? base.value : undefined;
  const line = value === undefined ? '' : ` Line: base, ${write(base)}.`;
  const compared =
    reference === undefined || value === undefined
      ? ''
      : ` ${isNear({ bars, base: value, reference }) ? 'Dashed' : 'Off the scale'}: ${referenceLabel}, ${formatting.format(reference, plain)}.`;
  return (
    <ChartFrame
      {...common}
      table={table}
      heightRem={heightRem}
      caption={`▼ input at its low end. ▲ input at its high end.${line}${compared}`}
    >
      {value === undefined ? (
        <EmptyState title="The base is not available">{base.ok ? '' : base.reason}</EmptyState>
      ) : (
        <ChartPlot
          label={common.title}
          heightRem={heightRem}
          isFilling
          layout={(size) => layoutTornado({ bars, base: value, reference }, size, write)}
          draw={drawTornado}
        />
      )}
    </ChartFrame>
  );
}
