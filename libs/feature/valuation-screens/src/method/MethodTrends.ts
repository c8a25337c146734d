/** A rate of the forecast, past and future. */
export interface Trend {
  /** The name of its row in the forecast. */
  readonly row: string;
  /** Its name where no other row is beside it. */
  readonly title: string;
  /** A line with one value that the rate is compared with. */
  readonly reference?: { readonly line: string; readonly label: string };
}

/** The rates of a method that are drawn over time, in their order. */
export interface MethodTrends {
  readonly title: string;
  readonly lines: readonly Trend[];
}
