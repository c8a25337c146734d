import type { ReactElement } from 'react';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { ChartPlot } from '../frame/ChartPlot.js';
import { drawRanges } from './drawRanges.js';
import { knownRanges, layoutRanges, rangeLetters } from './layoutRanges.js';
import type { RangeRow } from './RangeRow.js';

export interface RangeChartProps extends ChartCommon {
  readonly rows: readonly RangeRow[];
  /** What a row is, for the table: “Method”. */
  readonly rowTitle: string;
  readonly format: FigureFormat;
  /** A value to compare every range with, such as the price. */
  readonly reference?: number | undefined;
  readonly referenceLabel?: string | undefined;
  /** Opens the derivation of a range, or of one of its figures in the table. */
  readonly onExplain?: ((id: string, point: RangePoint | null) => void) | undefined;
}

type RangePoint = 'low' | 'middle' | 'high';

const letterRem = 0.6875;

/** Ranges of one figure on one scale. A range without values is in the table only, with its reason. */
export function RangeChart(props: RangeChartProps): ReactElement {
  const { rows, rowTitle, format, reference, referenceLabel = 'price', onExplain, ...common } = props;
  const formatting = useFigureFormat();
  const plain = { ...format, unit: 'hidden' as const };
  const write = (value: FigureResult): string => formatting.format(value, plain);
  const heightRem = Math.max(knownRanges(rows).length, 1) * rangeLetters * letterRem;
  const table = {
    rowTitle,
    columns: [
      { id: 'low', label: 'Low', format: plain },
      { id: 'middle', label: 'Middle', format: plain },
      { id: 'high', label: 'High', format: plain },
    ],
    rows: rows.map(({ id, label, low, middle, high }) => ({ id, label, figures: [low, middle, high] })),
    onExplain:
      onExplain &&
      ((id: string, column: string) => {
        onExplain(id, column as RangePoint);
      }),
  };
  const compared =
    reference === undefined ? '' : ` Dashed: ${referenceLabel}, ${formatting.format(reference, plain)}.`;
  return (
    <ChartFrame {...common} table={table} heightRem={heightRem} caption={`Mark: central value.${compared}`}>
      <ChartPlot
        label={common.title}
        heightRem={heightRem}
        layout={(size) => layoutRanges({ rows, reference }, size, write)}
        draw={drawRanges}
        onSelect={
          onExplain &&
          ((id) => {
            onExplain(id, null);
          })
        }
      />
    </ChartFrame>
  );
}
