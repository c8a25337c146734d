/**
 * What a portfolio, an account or a holding was worth by day, in one currency. All four have one length; the flows of the first
 * day are part of its value.
 */
export interface ValueHistory {
  /** Days since 1970-01-01, rising. */
  readonly days: Int32Array;
  /** At the close; NaN where no value is known. */
  readonly values: Float64Array;
  /** Money and holdings that came in on the day, 0 or more. */
  readonly inflows: Float64Array;
  /** Those that went out, 0 or more. */
  readonly outflows: Float64Array;
}
