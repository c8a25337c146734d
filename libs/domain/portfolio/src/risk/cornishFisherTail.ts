import { inverseNormal, normalProbability } from '@finance-analyst/uncertainty';
import type { Moments } from './momentsOf.js';
import { normalDensity } from './normalDensity.js';

/** A quantile of a standardized distribution, and its mean below the quantile. */
export interface LowerTail {
  readonly quantile: number;
  readonly mean: number;
}

/** Of the share asked: how much of the distribution can be on the wrong side of the quantile. */
const tolerated = 0.01;

/**
 * The lower tail of a distribution, up to a share below ½, by the expansion of Cornish and Fisher (1938) with skewness and
 * excess kurtosis; its mean is the integral of the expansion. Null where the expansion does not rise at this share, or falls
 * so much elsewhere that it gives no quantile of it. D. Maillard, “A user's guide to the Cornish Fisher expansion” (2012),
 * asks that it rises everywhere, which it never does if the kurtosis is below that of a normal distribution.
 */
export function cornishFisherTail({ skewness, excessKurtosis }: Moments, share: number): LowerTail | null {
  const z = inverseNormal(share);
  const cubic = excessKurtosis / 24 - (skewness * skewness) / 18;
  const square = skewness / 6;
  const linear = 1 - excessKurtosis / 8 + (5 * skewness * skewness) / 36;
  const quantile = ((cubic * z + square) * z + linear) * z - square;
  // The expansion less the quantile is (x − z) times this polynomial, which is below 0 where order is lost.
  const [b, c] = [square + cubic * z, linear + z * (square + cubic * z)];
  if (!((cubic * z + b) * z + c > 0) || shareBelowZero(cubic, b, c) > tolerated * share) return null;
  const weight =
    1 +
    (z * skewness) / 6 +
    ((z * z - 1) * excessKurtosis) / 24 -
    ((2 * z * z - 1) * skewness * skewness) / 36;
  const mean = (-normalDensity(z) / share) * weight;
  return mean <= quantile ? { quantile, mean } : null;
}

/** The probability that ax² + bx + c, which is above 0 somewhere, is below 0 of a standard normal figure x. */
function shareBelowZero(a: number, b: number, c: number): number {
  const discriminant = b * b - 4 * a * c;
  if (!(discriminant > 0)) return 0;
  const stable = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  const roots = [stable / a, c / stable].map((root) => normalProbability(Math.min(Math.max(root, -40), 40)));
  const between = Math.abs((roots[0] as number) - (roots[1] as number));
  return a >= 0 ? between : 1 - between;
}
