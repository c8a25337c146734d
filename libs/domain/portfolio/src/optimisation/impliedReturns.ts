import { multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { riskProblem } from './PortfolioProblem.js';

/**
 * The returns above the risk-free return at which a market holds its weights: risk aversion × covariance × weights. F. Black and R.
 * Litterman, “Global portfolio optimization”, Financial Analysts Journal 48 (1992).
 */
export function impliedReturns(
  covariance: SymmetricMatrix,
  marketWeights: Float64Array,
  riskAversion: number,
): Result<Float64Array> {
  const problem = riskProblem(covariance);
  if (problem !== null) return { ok: false, reason: problem };
  if (marketWeights.length !== covariance.size || !marketWeights.every(Number.isFinite))
    return { ok: false, reason: 'Each asset needs a market weight.' };
  if (!(riskAversion > 0 && riskAversion < Infinity))
    return { ok: false, reason: 'The risk aversion must be above zero.' };
  return { ok: true, value: multiplyMatrix(covariance, marketWeights).map((each) => each * riskAversion) };
}
