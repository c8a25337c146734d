import { meanOf, varies } from './spreadOf.js';

/** Of the sample itself, with the number of returns as divisor. */
export interface Moments {
  readonly mean: number;
  readonly deviation: number;
  /** 0 if the returns do not vary. */
  readonly skewness: number;
  /** That of a normal distribution is 0; 0 if the returns do not vary. */
  readonly excessKurtosis: number;
}

export function momentsOf(returns: Float64Array): Moments {
  const mean = meanOf(returns);
  let squares = 0;
  let cubes = 0;
  let fourths = 0;
  for (const each of returns) {
    const distance = each - mean;
    const square = distance * distance;
    squares += square;
    cubes += square * distance;
    fourths += square * square;
  }
  const variance = squares / returns.length;
  const deviation = Math.sqrt(variance);
  if (!varies({ mean, deviation })) return { mean, deviation: 0, skewness: 0, excessKurtosis: 0 };
  return {
    mean,
    deviation,
    skewness: cubes / returns.length / (variance * deviation),
    excessKurtosis: fourths / returns.length / (variance * variance) - 3,
  };
}

/** Of the sum of so many independent periods. */
export const momentsOver = (
  { mean, deviation, skewness, excessKurtosis }: Moments,
  periods: number,
): Moments => ({
  mean: mean * periods,
  deviation: deviation * Math.sqrt(periods),
  skewness: skewness / Math.sqrt(periods),
  excessKurtosis: excessKurtosis / periods,
});
