import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { clusterOrder } from './clusterOrder.js';
import { withVolatility, type WeightedPortfolio } from './Portfolio.js';
import { notPositiveDefinite, riskProblem } from './PortfolioProblem.js';

export interface HierarchicalPortfolio extends WeightedPortfolio {
  /** Assets with similar ones beside each other. */
  readonly order: readonly number[];
}

/**
 * Long-only weights by the likeness of assets: they are ordered by single-linkage clusters of the distance √((1 − correlation) ÷ 2), then
 * halved again and again, and each half gets weight by the inverse of its variance. The covariance need not be invertible. M. López de
 * Prado, “Building diversified portfolios that outperform out of sample”, Journal of Portfolio Management 42 (2016); distances are those
 * between assets, as in PyPortfolioOpt, not those between their columns of distances.
 */
export function hierarchicalRiskParity(covariance: SymmetricMatrix): Result<HierarchicalPortfolio> {
  const problem = riskProblem(covariance);
  if (problem !== null) return { ok: false, reason: problem };
  const { size, values } = covariance;
  for (let asset = 0; asset < size; asset += 1)
    if (!((values[asset * size + asset] as number) > 0)) return { ok: false, reason: notPositiveDefinite };
  const order = clusterOrder(distancesOf(covariance));
  const weights = new Float64Array(size).fill(1);
  const split = (assets: readonly number[]): void => {
    if (assets.length < 2) return;
    const middle = Math.floor(assets.length / 2);
    const halves = [assets.slice(0, middle), assets.slice(middle)] as const;
    const [first, second] = halves.map((half) => clusterVariance(covariance, half)) as [number, number];
    const share = first + second > 0 ? 1 - first / (first + second) : 0.5;
    halves.forEach((half, place) => {
      for (const asset of half)
        weights[asset] = (weights[asset] as number) * (place === 0 ? share : 1 - share);
      split(half);
    });
  };
  split(order);
  return { ok: true, value: { ...withVolatility(covariance, weights), order } };
}

function distancesOf({ size, values }: SymmetricMatrix): SymmetricMatrix {
  const distances = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) {
      const correlation =
        (values[i * size + j] as number) /
        Math.sqrt((values[i * size + i] as number) * (values[j * size + j] as number));
      distances[i * size + j] = Math.sqrt(Math.min(Math.max((1 - correlation) / 2, 0), 1));
    }
  return { size, values: distances };
}

/** Of assets weighted by the inverse of their variances. */
function clusterVariance({ size, values }: SymmetricMatrix, assets: readonly number[]): number {
  const inverses = assets.map((asset) => 1 / (values[asset * size + asset] as number));
  const sum = inverses.reduce((total, each) => total + each, 0);
  let variance = 0;
  assets.forEach((i, at) => {
    assets.forEach((j, place) => {
      variance +=
        ((inverses[at] as number) / sum) *
        ((inverses[place] as number) / sum) *
        (values[i * size + j] as number);
    });
  });
  return Math.max(variance, 0);
}
