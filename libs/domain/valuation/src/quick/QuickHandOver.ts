/** The inputs of a quick valuation that the free cash flow model shares. Rates and margins are fractions. */
export interface QuickHandOver {
  readonly years: number;
  /** The same in every year. */
  readonly growth: number;
  /** By year; null with P/E, whose margin is a net margin. */
  readonly operatingMargins: readonly number[] | null;
  /** EV/EBIT of the final year; null with P/E. */
  readonly exitMultiple: number | null;
}
