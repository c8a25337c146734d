import type { OptimisationRequest, OptimisationResponse } from '@finance-analyst/contracts';
import { multiplyMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import {
  efficientFrontier,
  type ExpectedPortfolio,
  groupedFrontier,
  groupedMaximumSharpe,
  groupedMinimumVariance,
  groupedTargetReturn,
  hierarchicalRiskParity,
  maximumSharpe,
  minimumVariance,
  riskParity,
  targetReturn,
  type WeightedPortfolio,
} from '@finance-analyst/portfolio';
import { calculationProblem } from '../model/calculationProblem.js';
import type { Outcome } from '../model/CalculationOutcome.js';
import { limitsProblem } from './limitsProblem.js';
import { readOptimisation, type Optimisation } from './readOptimisation.js';

/** Weights by an objective, with what they are expected to return and risk, or why there are none. */
export function calculateOptimisation(request: OptimisationRequest): Outcome<OptimisationResponse> {
  const prepared = readOptimisation(request);
  if (!prepared.ok) return prepared;
  const { problem, expectsReturns, shrinkage, note } = prepared.value;
  const found = weightsFor(request, prepared.value);
  if (!found.ok) return impossible(found.reason);
  const { weights, volatility } = found.value;
  const frontier =
    request.frontierPoints === undefined ? null : frontierOf(prepared.value, request.frontierPoints);
  if (frontier && !frontier.ok) return impossible(frontier.reason);
  const expectedReturn = expectsReturns ? dotOf(weights, problem.expectedReturns) : null;
  const risk = multiplyMatrix(problem.covariance, weights);
  const variance = dotOf(weights, risk);
  return {
    ok: true,
    value: {
      objective: request.objective,
      weights: [...weights],
      expectedReturn,
      volatility,
      sharpe:
        expectedReturn !== null && volatility > 0
          ? (expectedReturn - (request.riskFreeRate ?? 0)) / volatility
          : null,
      riskShares:
        variance > 0
          ? Array.from(weights, (weight, asset) => (weight * (risk[asset] as number)) / variance)
          : null,
      shrinkage,
      ...(frontier && { frontier: frontier.value.map(pointOf) }),
      note,
    },
  };
}

const impossible = (reason: string): Outcome<OptimisationResponse> =>
  calculationProblem('impossible-optimisation', reason, []);

const pointOf = ({ expectedReturn, volatility, weights }: ExpectedPortfolio) => ({
  expectedReturn,
  volatility,
  weights: [...weights],
});

const frontierOf = (
  { problem, groups }: Optimisation,
  count: number,
): Result<readonly ExpectedPortfolio[]> =>
  groups.length > 0 ? groupedFrontier({ ...problem, groups }, count) : efficientFrontier(problem, count);

function weightsFor(
  { objective, riskFreeRate = 0, target = 0 }: OptimisationRequest,
  { problem, groups }: Optimisation,
): Result<WeightedPortfolio> {
  const grouped = groups.length > 0 ? { ...problem, groups } : null;
  switch (objective) {
    case 'minimum-variance':
      return grouped ? groupedMinimumVariance(grouped) : minimumVariance(problem.covariance, problem.bounds);
    case 'maximum-sharpe':
      return grouped ? groupedMaximumSharpe(grouped, riskFreeRate) : maximumSharpe(problem, riskFreeRate);
    case 'target-return':
      return grouped ? groupedTargetReturn(grouped, target) : targetReturn(problem, target);
    // These have one solution each, which bounds and groups can only accept or exclude.
    case 'risk-parity':
      return within(riskParity(problem.covariance), problem, groups);
    case 'hierarchical-risk-parity':
      return within(hierarchicalRiskParity(problem.covariance), problem, groups);
  }
}

function within(
  found: Result<WeightedPortfolio>,
  problem: Optimisation['problem'],
  groups: Optimisation['groups'],
): Result<WeightedPortfolio> {
  const reason = found.ok ? limitsProblem(found.value.weights, problem.bounds, groups) : null;
  return reason === null ? found : { ok: false, reason };
}

const dotOf = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, each, at) => sum + each * (b[at] as number), 0);
