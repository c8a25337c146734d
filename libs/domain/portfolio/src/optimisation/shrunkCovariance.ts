import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { sampleOf } from '../risk/RiskSample.js';
import { constantCorrelation } from './constantCorrelation.js';
import { productSums } from './productSums.js';
import { panelProblem, type ReturnPanel } from './ReturnPanel.js';
import { centered, type SampleCovariance } from './sampleCovariance.js';
import { scaledIdentity } from './scaledIdentity.js';

export type ShrinkageTarget = 'constantCorrelation' | 'scaledIdentity';

export interface ShrunkCovariance extends SampleCovariance {
  /** The weight of the target, from 0 to 1. */
  readonly shrinkage: number;
}

/** What a covariance is shrunk to, and how much. */
export interface Shrinkage {
  readonly target: Float64Array;
  /** From 0 to 1. */
  readonly weight: number;
}

/**
 * The sample covariance of returns, with the number of periods as divisor, and a target, weighted so that the expected squared error is
 * least. Constant correlation: O. Ledoit and M. Wolf, “Honey, I shrunk the sample covariance matrix”, Journal of Portfolio Management 30
 * (2004). Scaled identity: O. Ledoit and M. Wolf, “A well-conditioned estimator for large-dimensional covariance matrices”, Journal of
 * Multivariate Analysis 88 (2004).
 */
export function shrunkCovariance(
  panel: ReturnPanel,
  target: ShrinkageTarget = 'constantCorrelation',
): Result<ShrunkCovariance> {
  const problem = panelProblem(panel);
  if (problem !== null) return { ok: false, reason: problem };
  const returns = centered(panel);
  const periods = returns[0]?.length ?? 0;
  const { size, values: sums } = productSums(returns);
  const sample: SymmetricMatrix = { size, values: sums.map((each) => each / periods) };
  const still = returns.findIndex((_, asset) => !((sample.values[asset * (size + 1)] as number) > 0));
  if (still >= 0) return { ok: false, reason: `The returns of asset ${still + 1} do not vary.` };
  const shrinkage = (target === 'scaledIdentity' ? scaledIdentity : constantCorrelation)(returns, sample);
  const values = sample.values.map(
    (each, at) =>
      panel.periodsPerYear *
      (shrinkage.weight * (shrinkage.target[at] as number) + (1 - shrinkage.weight) * each),
  );
  return {
    ok: true,
    value: { covariance: { size, values }, shrinkage: shrinkage.weight, ...sampleOf(periods) },
  };
}
