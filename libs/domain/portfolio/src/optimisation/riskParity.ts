import { multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { dotOf, type WeightedPortfolio } from './Portfolio.js';
import { notPositiveDefinite, riskProblem } from './PortfolioProblem.js';

export interface RiskParityPortfolio extends WeightedPortfolio {
  /** What share of the variance each asset adds: weight × (covariance × weights) ÷ variance. They add up to 1. */
  readonly riskShares: Float64Array;
}

/**
 * Long-only weights of which each adds the same share of the variance, or those of `riskBudgets`, which are taken as shares of their sum.
 * S. Maillard, T. Roncalli and J. Teïletche, “The properties of equally weighted risk contribution portfolios”, Journal of Portfolio
 * Management 36 (2010); found by T. Griveau-Billion, J.-C. Richard and T. Roncalli, “A fast algorithm for computing high-dimensional risk
 * parity portfolios” (2013): each weight in turn solves its own quadratic equation.
 */
export function riskParity(
  covariance: SymmetricMatrix,
  riskBudgets: Float64Array = new Float64Array(covariance.size).fill(1),
): Result<RiskParityPortfolio> {
  const problem = riskProblem(covariance) ?? budgetsProblem(riskBudgets, covariance.size);
  if (problem !== null) return { ok: false, reason: problem };
  const { size, values } = covariance;
  const total = riskBudgets.reduce((sum, each) => sum + each, 0);
  const weights = new Float64Array(size);
  for (let asset = 0; asset < size; asset += 1) {
    const variance = values[asset * size + asset] as number;
    if (!(variance > 0)) return { ok: false, reason: notPositiveDefinite };
    weights[asset] = Math.sqrt((riskBudgets[asset] as number) / total / variance);
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const risk = multiplyMatrix(covariance, weights);
    if (!(dotOf(weights, risk) > 0)) return { ok: false, reason: notPositiveDefinite };
    if (largestError(weights, risk, riskBudgets, total) < tolerance)
      return { ok: true, value: scaled(weights, risk) };
    improve(covariance, weights, risk, riskBudgets, total);
  }
  return { ok: false, reason: 'No weights with these shares of the risk were found.' };
}

const tolerance = 1e-11;
const mostRounds = 5000;

function budgetsProblem(budgets: Float64Array, assets: number): string | null {
  if (budgets.length !== assets) return 'The number of risk budgets differs from the number of assets.';
  return budgets.every((each) => each > 0 && each < Infinity) ? null : 'Each risk budget must be above zero.';
}

function largestError(
  weights: Float64Array,
  risk: Float64Array,
  budgets: Float64Array,
  total: number,
): number {
  let largest = 0;
  for (let asset = 0; asset < weights.length; asset += 1)
    largest = Math.max(
      largest,
      Math.abs((weights[asset] as number) * (risk[asset] as number) - (budgets[asset] as number) / total),
    );
  return largest;
}

/** One round over all assets: each takes the weight at which weight × risk is its budget, with the others as they are. */
function improve(
  { size, values }: SymmetricMatrix,
  weights: Float64Array,
  risk: Float64Array,
  budgets: Float64Array,
  total: number,
): void {
  for (let asset = 0; asset < size; asset += 1) {
    const start = asset * size;
    const variance = values[start + asset] as number;
    const before = weights[asset] as number;
    const others = (risk[asset] as number) - variance * before;
    const budget = (budgets[asset] as number) / total;
    const weight = (Math.sqrt(others * others + 4 * variance * budget) - others) / (2 * variance);
    const change = weight - before;
    weights[asset] = weight;
    for (let other = 0; other < size; other += 1)
      risk[other] = (risk[other] as number) + change * (values[start + other] as number);
  }
}

function scaled(weights: Float64Array, risk: Float64Array): RiskParityPortfolio {
  const sum = weights.reduce((total, each) => total + each, 0);
  const variance = dotOf(weights, risk);
  return {
    weights: weights.map((each) => each / sum),
    volatility: Math.sqrt(variance) / sum,
    riskShares: weights.map((each, asset) => (each * (risk[asset] as number)) / variance),
  };
}
