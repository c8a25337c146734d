/** The groups of a portfolio or a benchmark in one month. */
export interface SideMonth {
  /** `2024-05`. */
  readonly id: string;
  readonly groups: ReadonlyMap<string, GroupMonth>;
}

/** Weight and return of a group; fractions. A group without a weight has no return, which is NaN. */
export interface GroupMonth {
  readonly weight: number;
  readonly return: number;
}

/** A month of the window, from the close of one day to that of another; days since 1970-01-01. */
export interface MonthDays {
  readonly id: string;
  readonly opens: number;
  readonly closes: number;
}
