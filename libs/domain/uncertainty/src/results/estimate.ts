/** A figure from a sample. */
export interface Estimate {
  readonly value: number;
  /** Measured from the sample; null where there are too few paths to measure it. */
  readonly standardError: number | null;
}

/** A percentile of a sample with its standard error. */
export interface PercentileEstimate extends Estimate {
  /** Between 0 and 1. */
  readonly probability: number;
}
