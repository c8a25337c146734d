import type { FigureResult } from '@finance-analyst/figures';

/** A range of one figure, with the value in it that counts most. */
export interface RangeRow {
  readonly id: string;
  readonly label: string;
  /** What the middle is: `Base`, `Median`. */
  readonly middleLabel: string;
  readonly low: FigureResult;
  readonly middle: FigureResult;
  readonly high: FigureResult;
}
