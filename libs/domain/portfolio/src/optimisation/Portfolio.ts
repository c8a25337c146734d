import { multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';

/** Weights that add up to 1, with the risk that a covariance gives them. */
export interface WeightedPortfolio {
  readonly weights: Float64Array;
  /** Standard deviation of the return in the period of the covariance; a fraction. */
  readonly volatility: number;
}

export interface ExpectedPortfolio extends WeightedPortfolio {
  /** In the period of the expected returns; a fraction. */
  readonly expectedReturn: number;
}

export const withVolatility = (covariance: SymmetricMatrix, weights: Float64Array): WeightedPortfolio => ({
  weights,
  volatility: Math.sqrt(Math.max(dotOf(weights, multiplyMatrix(covariance, weights)), 0)),
});

export function dotOf(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
