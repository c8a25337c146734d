import type { LinearLimit } from '../optimisation/LinearLimit.js';
import type { QuadraticProgram } from '../optimisation/solveQuadratic.js';
import { longOnly } from '../optimisation/WeightBounds.js';
import type { GroupedProblem } from '../optimisation/WeightGroup.js';

/** Distances have so much of the mean variance, because the matrix must be positive definite. */
const ridge = 1e-7;

/**
 * The least variance with an expected return as one quadratic program of all assets: their weights and, with trading, as many distances from
 * today's weights.
 */
export function wholeProgram(problem: GroupedProblem, target: number | null): QuadraticProgram {
  const { covariance, expectedReturns, groups, trading } = problem;
  const { size } = covariance;
  const { lower, upper } = problem.bounds ?? longOnly(size);
  const all = Array.from({ length: size }, (_, asset) => asset);
  const between = (places: readonly number[], least: number, most: number): readonly LinearLimit[] => [
    { places, factors: places.map(() => 1), limit: least },
    { places, factors: places.map(() => -1), limit: -most },
  ];
  const variables = trading ? 2 * size : size;
  const values = new Float64Array(variables * variables);
  for (const row of all)
    for (const column of all)
      values[row * variables + column] = covariance.values[row * size + column] as number;
  const returns = new Float64Array(variables).fill(-(trading?.cost ?? 0));
  returns.set(expectedReturns);
  const tradingLimits = (): readonly LinearLimit[] => {
    if (!trading) return [];
    const distances = all.map((asset) => size + asset);
    for (const at of distances) values[at * (variables + 1)] = ridge * (values[0] as number);
    const most = 2 * (trading.mostTurnover ?? size);
    return [
      ...all.flatMap((asset): readonly LinearLimit[] => [
        { places: [asset, size + asset], factors: [-1, 1], limit: -(trading.current[asset] as number) },
        { places: [asset, size + asset], factors: [1, 1], limit: trading.current[asset] as number },
      ]),
      { places: distances, factors: distances.map(() => -1), limit: -most },
    ];
  };
  return {
    matrix: { size: variables, values },
    equalities: [{ places: all, factors: all.map(() => 1), limit: 1 }],
    inequalities: [
      ...all.flatMap((asset) => between([asset], lower[asset] as number, upper[asset] as number)),
      ...groups.flatMap((group) => between(group.assets, group.lower, group.upper)),
      ...tradingLimits(),
      ...(target === null
        ? []
        : [{ places: Array.from(returns, (_, at) => at), factors: returns, limit: target }]),
    ],
  };
}
