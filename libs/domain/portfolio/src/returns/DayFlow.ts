/** Money or holdings that move across the border of a portfolio: in above 0, out below. */
export interface DayFlow {
  /** Since 1970-01-01. */
  readonly day: number;
  readonly amount: number;
}
