import type { ReactElement } from 'react';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import { HeatGrid } from './HeatGrid.js';
import type { HeatMapAxis } from './HeatMapAxis.js';
import type { GridCell } from './nextCell.js';

export interface HeatMapProps extends ChartCommon {
  /** What the rows vary, with its unit: “WACC %”. */
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly rows: readonly HeatMapAxis[];
  readonly columns: readonly HeatMapAxis[];
  /** `cells[row][column]`. */
  readonly cells: readonly (readonly FigureResult[])[];
  readonly format: FigureFormat;
  /** The cell of the assumptions as they are. */
  readonly base?: GridCell | undefined;
  /** What values are held against, such as the price. */
  readonly reference?: number | undefined;
  readonly referenceLabel?: string | undefined;
  readonly onSelect?: ((cell: GridCell) => void) | undefined;
}

const missing: FigureResult = { ok: false, reason: 'It was not calculated.' };

/** A value as two of its assumptions vary. Colour shows the distance from a reference, a line where it is crossed. */
export function HeatMap(props: HeatMapProps): ReactElement {
  const {
    rowTitle,
    columnTitle,
    rows,
    columns,
    cells,
    format,
    base,
    reference,
    referenceLabel = 'price',
    onSelect,
    ...common
  } = props;
  const formatting = useFigureFormat();
  const cellFormat = { ...format, unit: 'hidden' as const };
  const table = {
    rowTitle: `${rowTitle} \\ ${columnTitle}`,
    columns: columns.map(({ label }, column) => ({ id: String(column), label, format: cellFormat })),
    rows: rows.map(({ label }, row) => ({
      id: String(row),
      label,
      figures: columns.map((_, column) => cells[row]?.[column] ?? missing),
    })),
  };
  const held =
    reference === undefined
      ? ''
      : ` Colour and line: against the ${referenceLabel}, ${formatting.format(reference, cellFormat)}.`;
  return (
    <ChartFrame
      {...common}
      table={table}
      heightRem={(rows.length + 1) * 1.8125}
      caption={`Rows: ${rowTitle}. Columns: ${columnTitle}.${held}`}
    >
      <HeatGrid
        {...{ rowTitle, columnTitle, rows, columns, base, reference, referenceLabel, onSelect }}
        title={common.title}
        format={cellFormat}
        cells={table.rows.map(({ figures }) => figures)}
      />
    </ChartFrame>
  );
}
