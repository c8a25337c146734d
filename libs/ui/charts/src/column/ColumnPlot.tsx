import type { ReactElement } from 'react';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import { ChartPlot } from '../frame/ChartPlot.js';
import { drawColumns } from './drawColumns.js';
import { layoutColumns, type ChartColumn, type ColumnReference } from './layoutColumns.js';

export interface ColumnPlotProps {
  readonly label: string;
  readonly heightRem: number;
  readonly columns: readonly ChartColumn[];
  readonly format: FigureFormat;
  readonly reference?: ColumnReference | undefined;
  /** Drawn above the columns. */
  readonly heading?: string | undefined;
  /** The lines of text above the columns; by default those it has. */
  readonly headLines?: number | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** Columns from zero, read one by one; the reference is announced with their name. */
export function ColumnPlot({
  label,
  heightRem,
  columns,
  format,
  reference,
  heading,
  headLines = [reference, heading].filter(Boolean).length,
  onSelect,
}: ColumnPlotProps): ReactElement {
  const formatting = useFigureFormat();
  const write = (value: FigureResult): string => formatting.format(value, { ...format, unit: 'hidden' });
  const written = reference && formatting.format(reference.value, format);
  const spoken =
    reference &&
    `${reference.label} ${reference.value.ok ? (written ?? '') : `not available, ${reference.value.reason}`}`;
  return (
    <ChartPlot
      label={spoken === undefined ? label : `${label}. Reference: ${spoken}`}
      heightRem={heightRem}
      layout={(size) =>
        layoutColumns(columns, size, write, {
          heading,
          reference: reference && { ...reference, written: written ?? '' },
          lines: headLines,
        })
      }
      draw={drawColumns}
      onSelect={onSelect}
    />
  );
}
