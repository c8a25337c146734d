import type { FigureFormat, FigureResult } from '@finance-analyst/figures';

/** The figures of a chart, for its table twin and its file. */
export interface ChartTable {
  /** What the rows are: “Step”, “Year”. */
  readonly rowTitle: string;
  readonly columns: readonly {
    readonly id: string;
    /** By default the unit of the figures, as the screen or a file has it. */
    readonly label?: string | undefined;
    readonly format: FigureFormat;
  }[];
  readonly rows: readonly ChartTableRow[];
  /** The cell that stands out, and why, for who does not see it. */
  readonly marked?: { readonly row: number; readonly column: number; readonly spoken: string } | undefined;
}

export interface ChartTableRow {
  readonly id: string;
  readonly label: string;
  /** One to a column. */
  readonly figures: readonly FigureResult[];
}
