import { multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';
import type { WeightBounds } from './WeightBounds.js';

/**
 * A first guess at which assets the least variance holds: 0 if it does, −1 if they are at their lower bound. Those that a single factor
 * would hold, the equally weighted portfolio of all: those with the lowest betas. R. Clarke, H. de Silva and S. Thorley, “Minimum-variance
 * portfolio composition”, Journal of Portfolio Management 37 (2011).
 */
export function likelyFree(covariance: SymmetricMatrix, { lower, upper }: WeightBounds): Int8Array {
  const { size, values } = covariance;
  const status = new Int8Array(size).fill(-1);
  const betas = multiplyMatrix(covariance, new Float64Array(size).fill(1 / size));
  const factorVariance = betas.reduce((sum, each) => sum + each, 0) / size;
  const order = Array.from(betas, (_, asset) => asset).sort(
    (a, b) => (betas[a] as number) - (betas[b] as number),
  );
  let squares = 1 / factorVariance;
  let sums = 0;
  let room = 0;
  for (const asset of order) {
    if ((lower[asset] as number) === (upper[asset] as number)) continue;
    const beta = (betas[asset] as number) / factorVariance;
    const own = values[asset * size + asset] as number;
    const rest = Math.max(own - beta * beta * factorVariance, 0.01 * own);
    // A beta above the threshold of those before it would have a weight below zero.
    if (factorVariance > 0 && sums > 0 && beta >= squares / sums && room >= 1) break;
    status[asset] = 0;
    squares += (beta * beta) / rest;
    sums += beta / rest;
    room += upper[asset] as number;
  }
  return status;
}
