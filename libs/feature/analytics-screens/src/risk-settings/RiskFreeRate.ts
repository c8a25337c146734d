/** What a riskless investment returns. */
export interface RiskFreeRate {
  /** A year, a fraction. */
  readonly rate: number;
  /** Where it is from, in words. */
  readonly source: string;
  /** ISO date of its observation; null if it is entered, configured or assumed. */
  readonly asOf: string | null;
  readonly isEntered: boolean;
}
