/** A figure by day. */
export interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** One to a day; the line has a gap where it is NaN. */
  readonly values: ArrayLike<number>;
  /** `main` is drawn over an area down to zero. */
  readonly tone: 'main' | 'second' | 'loss';
}

/** What came in or went out on a day: up or down, in a strip under the lines. */
export interface LineFlow {
  readonly day: number;
  readonly amount: number;
}

/** A point of the first line with words of its own. */
export interface LineMark {
  readonly day: number;
  readonly label: string;
}
