/** The level of a benchmark by day, in the currency of the portfolio. */
export interface BenchmarkLevels {
  readonly symbol: string;
  /** Days since 1970-01-01, rising. */
  readonly days: Int32Array;
  readonly levels: Float64Array;
  /** Dividends are reinvested in its level. */
  readonly isTotalReturn: boolean;
  /** Of its prices. */
  readonly currency: string;
  readonly isSample: boolean;
}
