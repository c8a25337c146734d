import { orderedSquares, orderedSum } from './orderedSum.js';

export interface Moments {
  readonly mean: number;
  /** With the number of figures less 1 as divisor. */
  readonly standardDeviation: number;
}

/** Mean and standard deviation of two figures or more. */
export function momentsOf(values: Float64Array): Moments {
  const mean = orderedSum(values) / values.length;
  return { mean, standardDeviation: Math.sqrt(orderedSquares(values, mean) / (values.length - 1)) };
}
