import { multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryCovariance, arbitraryReturns } from '../testing/arbitraryCovariance.js';
import { createRandom, feasibleWeights } from '../testing/feasibleWeights.js';
import { valueOf } from '../testing/valueOf.js';
import { wholeProgram } from '../testing/wholeProgram.js';
import { groupedFrontier } from './groupedFrontier.js';
import { groupedMaximumSharpe } from './groupedMaximumSharpe.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedTargetReturn } from './groupedTargetReturn.js';
import { dotOf, withVolatility } from './Portfolio.js';
import { solveQuadratic } from './solveQuadratic.js';
import type { WeightBounds } from './WeightBounds.js';
import type { GroupedProblem } from './WeightGroup.js';
import { tradingCostOf, turnoverOf } from './WeightTrading.js';

/** Groups and turnover that may leave no choice at all, or no weights. */
const arbitraryProblem: fc.Arbitrary<GroupedProblem> = arbitraryCovariance(2, 30).chain((covariance) => {
  const { size } = covariance;
  const boundsOf = (lower: number, upper: number): WeightBounds => ({
    lower: new Float64Array(size).fill(lower),
    upper: new Float64Array(size).fill(upper),
  });
  return fc
    .record({
      expectedReturns: arbitraryReturns(size),
      bounds: fc.constantFrom(boundsOf(0, 1), boundsOf(0, 1.5 / size), boundsOf(-0.2, 0.6)),
      groups: fc.array(
        fc.record({
          assets: fc.subarray([...covariance.values.subarray(0, size).keys()], { minLength: 1 }),
          lower: fc.integer({ min: 0, max: 5 }),
          room: fc.integer({ min: 0, max: 8 }),
        }),
        { maxLength: 5 },
      ),
      seed: fc.nat(),
      trading: fc.option(
        fc.record({ mostTurnover: fc.constantFrom(0.05, 0.3, 1), cost: fc.constantFrom(0, 0.005) }),
      ),
    })
    .map(({ expectedReturns, bounds, groups, seed, trading }) => ({
      covariance,
      expectedReturns,
      bounds,
      groups: groups.map(({ assets, lower, room }, at) => ({
        name: String(at),
        assets,
        lower: lower / 10,
        upper: (lower + room) / 10,
      })),
      ...(trading && {
        trading: { ...trading, current: feasibleWeights(boundsOf(0, 1), createRandom(seed)) },
      }),
    }));
});

it('[PORTFOLIO-220] has the weights of one quadratic program of all assets, or none where it has none', () => {
  fc.assert(
    fc.property(arbitraryProblem, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (problem, share) => {
      const least = groupedMinimumVariance(problem);
      const judge = solveQuadratic(wholeProgram(problem, null));
      expect(least.ok).toBe(judge.ok);
      if (!least.ok || !judge.ok) return;
      const volatilityOf = ({ values }: { readonly values: Float64Array }): number =>
        withVolatility(problem.covariance, values.slice(0, problem.covariance.size)).volatility;
      expect(least.value.volatility).toBeCloseTo(volatilityOf(judge), 6);
      const frontier = valueOf(groupedFrontier(problem, 3));
      const [low, high] = [least.value.expectedReturn, frontier.at(-1)?.expectedReturn ?? Number.NaN];
      const target = low + share * (high - low);
      const aimed = solveQuadratic(wholeProgram(problem, target));
      if (!aimed.ok) return;
      expect(valueOf(groupedTargetReturn(problem, target)).volatility).toBeCloseTo(volatilityOf(aimed), 6);
    }),
    { numRuns: 300 },
  );
});

/** 400 assets with eight factors in common, in ten sectors, five countries and three currencies. */
function manyAssets(): GroupedProblem & { readonly bounds: WeightBounds } {
  const size = 400;
  const random = createRandom(20_261_128);
  const loadings = Array.from({ length: size }, () =>
    Array.from({ length: 8 }, (_, factor) =>
      factor === 0 ? 0.1 + 0.1 * random() : 0.1 * (random() - random()),
    ),
  );
  const own = loadings.map(() => 0.1 + 0.2 * random());
  const values = Float64Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    const common = (loadings[row] ?? []).reduce(
      (sum, each, factor) => sum + each * (loadings[column]?.[factor] ?? 0),
      0,
    );
    return row === column ? common + (own[row] ?? 0) ** 2 : common;
  });
  const covariance: SymmetricMatrix = { size, values };
  const groupsOf = (kind: string, count: number, lower: number, upper: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `${kind} ${at}`,
      assets: loadings.flatMap((_own, asset) => ((asset * 7) % count === at ? [asset] : [])),
      lower,
      upper,
    }));
  return {
    covariance,
    expectedReturns: Float64Array.from(loadings, () => 0.02 + 0.12 * random()),
    bounds: { lower: new Float64Array(size), upper: new Float64Array(size).fill(0.1) },
    groups: [
      ...groupsOf('sector', 10, 0.02, 0.15),
      ...groupsOf('country', 3, 0.1, 0.5),
      ...groupsOf('currency', 4, 0.05, 0.4),
    ],
    trading: { current: new Float64Array(size).fill(1 / size), mostTurnover: 0.4, cost: 0.002 },
  };
}

it('[PORTFOLIO-221] finds the best weights of 400 assets within groups, turnover and cost, on a convex frontier', () => {
  const problem = manyAssets();
  const { covariance, expectedReturns, groups, trading } = problem;
  if (!trading) throw new Error('Trading is missing.');
  const frontier = valueOf(groupedFrontier(problem, 20));
  const sharpe = valueOf(groupedMaximumSharpe(problem, 0.02));
  expect(frontier).toHaveLength(20);
  frontier.slice(1, -1).forEach(({ volatility }, at) => {
    const [before, after] = [frontier[at]?.volatility ?? Infinity, frontier[at + 2]?.volatility ?? Infinity];
    expect(volatility ** 2).toBeLessThanOrEqual((before ** 2 + after ** 2) / 2 + 1e-12);
  });
  const isWithin = (weights: Float64Array, rounding: number): boolean =>
    Math.abs(weights.reduce((sum, each) => sum + each, -1)) < rounding &&
    weights.every((each) => each > -rounding && each < 0.1 + rounding) &&
    turnoverOf(trading, weights) < 0.4 + rounding &&
    groups.every(({ assets, lower, upper }) => {
      const sum = assets.reduce((total, asset) => total + (weights[asset] as number), 0);
      return sum > lower - rounding && sum < upper + rounding;
    });
  const best = [...frontier, sharpe];
  for (const { weights } of best) expect(isWithin(weights, 1e-8)).toBe(true);
  const random = createRandom(1);
  for (let at = 0; at < 1000; at += 1) {
    const from = best[at % best.length]?.weights ?? trading.current;
    const towards = feasibleWeights(problem.bounds, random);
    let share = at % 2 === 0 ? 1 : 0.05;
    const between = (): Float64Array =>
      from.map((each, asset) => each + share * ((towards[asset] as number) - each));
    while (!isWithin(between(), 1e-12) && share > 1e-12) share /= 2;
    const other = between();
    const own = dotOf(other, expectedReturns) - tradingCostOf(trading, other);
    const volatility = Math.sqrt(dotOf(other, multiplyMatrix(covariance, other)));
    expect((own - 0.02) / volatility).toBeLessThanOrEqual(sharpe.sharpeRatio + 1e-9);
    for (const each of frontier)
      if (own >= each.expectedReturn) expect(volatility).toBeGreaterThanOrEqual(each.volatility - 1e-9);
  }
});
