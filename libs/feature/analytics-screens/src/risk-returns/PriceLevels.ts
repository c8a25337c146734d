/** The level of an instrument by day, in the currency of its prices. */
export interface PriceLevels {
  /** Days since 1970-01-01, rising. */
  readonly days: Int32Array;
  /** Above 0. */
  readonly levels: Float64Array;
  readonly currency: string;
  /** Dividends are reinvested in it. */
  readonly isTotalReturn: boolean;
}
