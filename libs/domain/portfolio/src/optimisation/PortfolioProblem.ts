import { symmetricMatrixProblem, type SymmetricMatrix } from '@finance-analyst/finance-math';
import { boundsProblem, longOnly, type WeightBounds } from './WeightBounds.js';

/** What weights are chosen for. All have one period and one order of assets. */
export interface PortfolioProblem {
  /** Of the returns; see `shrunkCovariance`. */
  readonly covariance: SymmetricMatrix;
  /** Fractions. */
  readonly expectedReturns: Float64Array;
  /** Long only if not given. */
  readonly bounds?: WeightBounds;
}

/** Why no weights can be chosen, or null. */
export function portfolioProblem({ covariance, expectedReturns, bounds }: PortfolioProblem): string | null {
  const at = expectedReturns.findIndex((each) => !Number.isFinite(each));
  if (at >= 0) return `The expected return of asset ${at + 1} is not a finite number.`;
  if (expectedReturns.length !== covariance.size)
    return `The number of expected returns (${expectedReturns.length}) differs from that of the covariance (${covariance.size}).`;
  return riskProblem(covariance, bounds);
}

/** The same without expected returns. */
export const riskProblem = (
  covariance: SymmetricMatrix,
  bounds: WeightBounds = longOnly(covariance.size),
): string | null => symmetricMatrixProblem(covariance) ?? boundsProblem(bounds, covariance.size);

export const notPositiveDefinite =
  'The covariance is not positive definite: some assets follow from others. Shrink it, or use more returns.';
