/** What of a quick valuation has a place in the free-cash-flow model. Rates and margins are fractions. */
export interface QuickHandOver {
  readonly years: number;
  /** The same in every year. */
  readonly growth: number;
  /** Of each year; null with P/E, whose margin is a net one. */
  readonly operatingMargins: readonly number[] | null;
  /** EV/EBIT of the final year; null with P/E. */
  readonly exitMultiple: number | null;
}
