import type { ReactElement } from 'react';
import { EmptyState } from '@finance-analyst/components';
import { useFigureFormat, type FigureFormat } from '@finance-analyst/figures';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { drawWaterfall } from './drawWaterfall.js';
import { layoutWaterfall } from './layoutWaterfall.js';
import { waterfallLevels, type WaterfallStep } from './waterfallLevels.js';

export interface WaterfallChartProps extends ChartCommon {
  /** In order: flows that build up a value, and running totals. */
  readonly steps: readonly WaterfallStep[];
  /** The unit is beside the title, not at each bar. */
  readonly format: FigureFormat;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const heightRem = 12;

/** How components add up to a total: from cash flows to equity. */
export function WaterfallChart({ steps, format, onSelect, ...common }: WaterfallChartProps): ReactElement {
  const formatting = useFigureFormat();
  const write = (value: number): string => formatting.format(value, { ...format, unit: 'hidden' });
  const levels = waterfallLevels(steps);
  const table = {
    rowTitle: 'Step',
    columns: [{ id: 'value', format: { ...format, unit: 'hidden' as const } }],
    rows: steps.map(({ id, label, value }) => ({ id, label, figures: [value] })),
  };
  return (
    <ChartFrame {...common} table={table} heightRem={heightRem}>
      {levels.ok ? (
        <ChartPlot
          label={common.title}
          heightRem={heightRem}
          layout={(size) => layoutWaterfall(levels.value, size, { write })}
          draw={drawWaterfall}
          onSelect={onSelect}
        />
      ) : (
        <EmptyState title="A step has no value">{levels.reason} See the table for the others.</EmptyState>
      )}
    </ChartFrame>
  );
}
