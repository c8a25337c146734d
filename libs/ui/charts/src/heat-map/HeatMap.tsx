import { useState, type ReactElement } from 'react';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ChartCommon } from '../frame/ChartCommon.js';
import { ChartFrame } from '../frame/ChartFrame.js';
import type { GridCell } from './GridCell.js';
import { HeatGrid } from './HeatGrid.js';
import styles from './HeatMap.module.css';
import type { HeatMapAxis } from './HeatMapAxis.js';
import { spokenBase } from './spokenBase.js';

export interface HeatMapProps extends ChartCommon {
  /** The variable of the rows, with its unit: “WACC %”. */
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly rows: readonly HeatMapAxis[];
  readonly columns: readonly HeatMapAxis[];
  /** `cells[row][column]`. */
  readonly cells: readonly (readonly FigureResult[])[];
  readonly format: FigureFormat;
  /** The cell of the current assumptions. */
  readonly base?: GridCell | undefined;
  /** The reference value, such as the price. */
  readonly reference?: number | undefined;
  readonly referenceLabel?: string | undefined;
  readonly onSelect?: ((cell: GridCell) => void) | undefined;
}

const missing: FigureResult = { ok: false, reason: 'Not calculated.' };

/** A value as two of its assumptions vary. Color shows the distance from a reference; a line shows where it is crossed. */
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
  const [focused, setFocused] = useState<GridCell>(base ?? { row: 0, column: 0 });
  const cellFormat = { ...format, unit: 'hidden' as const };
  const table = {
    rowTitle: `${rowTitle} \\ ${columnTitle}`,
    columns: columns.map(({ label }, column) => ({ id: String(column), label, format: cellFormat })),
    rows: rows.map(({ label }, row) => ({
      id: String(row),
      label,
      figures: columns.map((_, column) => cells[row]?.[column] ?? missing),
    })),
    marked: base && { ...base, spoken: spokenBase },
  };
  // Cells have the decimals that fit; the caption has room for all.
  const referenceText = formatting.format(reference ?? 0, { ...cellFormat, precision: undefined });
  const held =
    reference === undefined
      ? 'Color: from the lowest value to the highest.'
      : `Color and line: against the ${referenceLabel}, ${referenceText}.`;
  const read = table.rows[focused.row]?.figures[focused.column];
  const place = [rows[focused.row], columns[focused.column]].map((axis) => axis?.spoken ?? axis?.label);
  return (
    <ChartFrame
      {...common}
      table={table}
      heightRem={(rows.length + 1) * 1.8125}
      caption={
        <>
          {`Rows: ${rowTitle}. Columns: ${columnTitle}. ${held}`}
          {read && !read.ok && <p className={styles['reason']}>{`${place.join(', ')}: ${read.reason}`}</p>}
        </>
      }
    >
      <HeatGrid
        {...{ rowTitle, columnTitle, rows, columns, base, reference, referenceLabel, onSelect }}
        onFocus={setFocused}
        title={common.title}
        format={cellFormat}
        cells={table.rows.map(({ figures }) => figures)}
      />
    </ChartFrame>
  );
}
