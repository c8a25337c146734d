/** Returns of a portfolio, a benchmark or an instrument, period by period. */
export interface ReturnSeries {
  /** A fraction for each period, oldest first. */
  readonly returns: Float64Array;
  /** The sampling: 252 for trading days, 52 for weeks, 12 for months. */
  readonly periodsPerYear: number;
}
