import type { FigureFormat, FigureResult } from '@finance-analyst/figures';

/** A chart's figures, for its table and its file. */
export interface ChartTable {
  /** What a row is: “Step”, “Year”. */
  readonly rowTitle: string;
  readonly columns: readonly {
    readonly id: string;
    /** By default the unit of the figures, as on screen or in a file. */
    readonly label?: string | undefined;
    readonly format: FigureFormat;
  }[];
  /** Titles of words about each row, after its figures; only in a file. */
  readonly textColumns?: readonly string[];
  readonly rows: readonly ChartTableRow[];
  /** The highlighted cell, and the reason in words for screen readers. */
  readonly marked?: { readonly row: number; readonly column: number; readonly spoken: string } | undefined;
  /** Opens the derivation of a figure, by the ids of its row and column. */
  readonly onExplain?: ((row: string, column: string) => void) | undefined;
}

export interface ChartTableRow {
  readonly id: string;
  readonly label: string;
  /** One to a column; the reason is empty where the row never has a figure. */
  readonly figures: readonly FigureResult[];
  /** One to a column of words. */
  readonly texts?: readonly string[];
}
