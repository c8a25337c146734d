export interface Spread {
  readonly mean: number;
  /** The sample standard deviation, with the number of returns less 1 as divisor. */
  readonly deviation: number;
}

/** Mean and standard deviation of two returns or more. */
export function spreadOf(returns: Float64Array): Spread {
  const mean = meanOf(returns);
  let squares = 0;
  for (const each of returns) squares += (each - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / (returns.length - 1)) };
}

/** The mean of one return or more. It is measured from the first, so that equal returns have exactly their mean. */
export function meanOf(returns: Float64Array): number {
  const first = returns[0] as number;
  let sum = 0;
  for (const each of returns) sum += each - first;
  return first + sum / returns.length;
}

/** Whether returns vary by more than their rounding: a ratio to less would be noise. */
export const varies = ({ mean, deviation }: Spread): boolean =>
  deviation > Math.max(1e-12 * Math.abs(mean), 1e-15);
