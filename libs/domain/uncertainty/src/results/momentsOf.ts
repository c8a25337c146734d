import { orderedSum } from './orderedSum.js';

export interface Moments {
  readonly mean: number;
  /** With the number of figures less 1 as divisor. */
  readonly standardDeviation: number;
}

/** Mean and standard deviation of two figures or more. */
export function momentsOf(values: Float64Array): Moments {
  const mean = orderedSum(values) / values.length;
  const squares = new Float64Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const distance = (values[at] as number) - mean;
    squares[at] = distance * distance;
  }
  return { mean, standardDeviation: Math.sqrt(orderedSum(squares) / (values.length - 1)) };
}
