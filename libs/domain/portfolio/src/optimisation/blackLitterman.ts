import { createFactor, multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { dotOf } from './Portfolio.js';
import { portfolioProblem } from './PortfolioProblem.js';

/** What somebody expects of one asset, or of some against others. */
export interface ReturnView {
  /** By asset: 1 for an asset by itself; 1 and −1 for one against another. */
  readonly weights: Float64Array;
  /** Of these weights; a fraction. */
  readonly expectedReturn: number;
  /** From 0, which has no effect, to 1, which is certain; 0.5 if not given, as uncertain as the prior. */
  readonly confidence?: number;
}

export interface BlackLittermanRequest {
  readonly covariance: SymmetricMatrix;
  /** Expected before any view; see `impliedReturns`. */
  readonly prior: Float64Array;
  readonly views: readonly ReturnView[];
  /** How uncertain the prior is: tau, the share of the covariance that its expected returns have; 0.05 if not given. */
  readonly priorUncertainty?: number;
}

export interface PosteriorReturns {
  readonly expectedReturns: Float64Array;
  /** Of returns around what is expected, which is uncertain itself. */
  readonly covariance: SymmetricMatrix;
}

/**
 * Expected returns that combine a prior with views: π + τΣPᵀ(PτΣPᵀ + Ω)⁻¹(Q − Pπ), with covariance Σ + τΣ − τΣPᵀ(PτΣPᵀ + Ω)⁻¹PτΣ. G. He and R.
 * Litterman, “The intuition behind Black–Litterman model portfolios” (1999). A view has the variance pτΣpᵀ × (1 − confidence) ÷ confidence,
 * which moves the posterior of a single view by the confidence. T. M. Idzorek, “A step-by-step guide to the Black–Litterman model” (2007).
 */
export function blackLitterman(request: BlackLittermanRequest): Result<PosteriorReturns> {
  const { covariance, prior, priorUncertainty = 0.05 } = request;
  const problem =
    portfolioProblem({ covariance, expectedReturns: prior }) ??
    viewsProblem(request) ??
    (priorUncertainty > 0 && priorUncertainty < Infinity
      ? null
      : 'The uncertainty of the prior must be above zero.');
  if (problem !== null) return { ok: false, reason: problem };
  const views = request.views.filter(({ confidence = 0.5 }) => confidence > 0);
  // By view, the prior covariance of its return with those of the assets.
  const links = views.map(({ weights }) =>
    multiplyMatrix(covariance, weights).map((each) => each * priorUncertainty),
  );
  const factor = createFactor(views.length);
  for (const [at, { weights, confidence = 0.5 }] of views.entries()) {
    const row = links.slice(0, at).map((link) => dotOf(link, weights));
    if (!factor.append(row, dotOf(links[at] as Float64Array, weights) / confidence))
      return { ok: false, reason: `View ${at + 1} follows from the views before it, or contradicts them.` };
  }
  const surprises = Float64Array.from(
    views,
    ({ weights, expectedReturn }) => expectedReturn - dotOf(weights, prior),
  );
  factor.solve(surprises);
  const expectedReturns = prior.map(
    (each, asset) =>
      each + links.reduce((sum, link, at) => sum + (link[asset] as number) * (surprises[at] as number), 0),
  );
  return {
    ok: true,
    value: { expectedReturns, covariance: posteriorCovariance(covariance, links, factor, priorUncertainty) },
  };
}

function viewsProblem({ covariance, views }: BlackLittermanRequest): string | null {
  for (const [at, { weights, expectedReturn, confidence = 0.5 }] of views.entries()) {
    if (weights.length !== covariance.size || !weights.every(Number.isFinite))
      return `View ${at + 1} needs a weight for each asset.`;
    if (weights.every((each) => each === 0)) return `View ${at + 1} is about no asset.`;
    if (!Number.isFinite(expectedReturn)) return `View ${at + 1} has no expected return.`;
    if (!(confidence >= 0 && confidence <= 1))
      return `The confidence in view ${at + 1} must be between 0% and 100%.`;
  }
  return null;
}

function posteriorCovariance(
  { size, values }: SymmetricMatrix,
  links: readonly Float64Array[],
  factor: { readonly solve: (b: Float64Array) => void },
  priorUncertainty: number,
): SymmetricMatrix {
  const posterior = values.map((each) => each * (1 + priorUncertainty));
  for (let column = 0; column < size; column += 1) {
    const resolved = Float64Array.from(links, (link) => link[column] as number);
    factor.solve(resolved);
    for (let row = 0; row <= column; row += 1) {
      let known = 0;
      links.forEach((link, at) => (known += (link[row] as number) * (resolved[at] as number)));
      const value = (posterior[row * size + column] as number) - known;
      posterior[row * size + column] = value;
      posterior[column * size + row] = value;
    }
  }
  return { size, values: posterior };
}
