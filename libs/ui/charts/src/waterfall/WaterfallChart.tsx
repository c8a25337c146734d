import type { ReactElement } from 'react';
import { EmptyState } from '@finance-analyst/components';
import { sentences, useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import type { ChartCommon } from '../frame/ChartCommon.js';
import type { ChartTable } from '../frame/ChartTable.js';
import { drawWaterfall } from './drawWaterfall.js';
import { layoutWaterfall } from './layoutWaterfall.js';
import { waterfallLevels, type WaterfallStep } from './waterfallLevels.js';

export interface WaterfallChartProps extends ChartCommon {
  /** In order: flows that build up a value, and running totals. */
  readonly steps: readonly WaterfallStep[];
  /** The unit is beside the title, not at each bar. */
  readonly format: FigureFormat;
  /** What a step is in the table; “Step” by default. */
  readonly rowTitle?: string | undefined;
  /** Opens the derivation of a step, from its bar or its figure in the table. */
  readonly onSelect?: ((id: string) => void) | undefined;
}

const heightRem = 12;
const shareFormat = { kind: 'rate', precision: 0 } as const;
const shareOf = (share: number | undefined): FigureResult =>
  share === undefined ? { ok: false, reason: 'It is not a part of the whole.' } : { ok: true, value: share };

/** How components add up to a total: from cash flows to equity. */
export function WaterfallChart({
  steps,
  format,
  onSelect,
  rowTitle = 'Step',
  ...common
}: WaterfallChartProps): ReactElement {
  const formatting = useFigureFormat();
  const write = (value: number, share?: number): string => {
    const amount = formatting.format(value, { ...format, unit: 'hidden' });
    return share === undefined ? amount : `${amount} (${formatting.format(share, shareFormat)})`;
  };
  const levels = waterfallLevels(steps);
  const hasShares = steps.some(({ share }) => share !== undefined);
  const table: ChartTable = {
    rowTitle,
    columns: [
      { id: 'value', format: { ...format, unit: 'hidden' as const } },
      ...(hasShares ? [{ id: 'share', label: 'Share of the whole', format: shareFormat }] : []),
    ],
    rows: steps.map(({ id, label, value, share }) => ({
      id,
      label,
      figures: [value, ...(hasShares ? [shareOf(share)] : [])],
    })),
    onExplain:
      onSelect &&
      ((id) => {
        onSelect(id);
      }),
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
        <EmptyState title="A step has no value">
          {sentences([levels.reason, 'See the table for the others.'])}
        </EmptyState>
      )}
    </ChartFrame>
  );
}
