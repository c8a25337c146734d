/**
 * A part of a portfolio by day, in the portfolio's currency: value = value of the day before + flow + gain. The parts of a portfolio add up
 * to it: flows between them cancel out.
 */
export interface Segment {
  /** At the close; NaN where no value is known. */
  readonly values: Float64Array;
  /** What came in less what went out, from or to the other parts or outside; 0 on the first day. */
  readonly flows: Float64Array;
  /** After its fees and taxes; 0 on the first day, and on a day without a value, whose gain comes on the next with one. */
  readonly gains: Float64Array;
}
