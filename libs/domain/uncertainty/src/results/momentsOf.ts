import { orderedSum } from './orderedSum.js';

export interface Moments {
  readonly mean: number;
  /** With the number of figures less 1 as divisor. */
  readonly standardDeviation: number;
}

/** Mean and standard deviation of two figures or more. */
export function momentsOf(values: Float64Array): Moments {
  const mean = orderedSum(values) / values.length;
  const squares = values.map((value) => (value - mean) * (value - mean));
  return { mean, standardDeviation: Math.sqrt(orderedSum(squares) / (values.length - 1)) };
}
