import type { ChartFile } from '../drawing/saveFile.js';

/** The figures of a chart that is shown, as a file. */
export interface ShownFigures {
  /** Of the chart. */
  readonly title: string;
  readonly rowCount: number;
  readonly isSample: boolean;
  readonly isLoading: boolean;
  /** Why there are none, in a sentence; null if there are. */
  readonly problem: string | null;
  write(): ChartFile;
}
