import fc from 'fast-check';
import { expect, it } from 'vitest';
import { multiplyMatrix } from '@finance-analyst/finance-math';
import { arbitraryCovariance, arbitraryReturns } from '../testing/arbitraryCovariance.js';
import { createRandom, feasibleWeights } from '../testing/feasibleWeights.js';
import { stockCovariance, stockReturns } from '../testing/stockCovariance.js';
import { valueOf } from '../testing/valueOf.js';
import { conflictingLimits } from './conflictingLimits.js';
import { createGroupedFrontier } from './createGroupedFrontier.js';
import { groupedFrontier } from './groupedFrontier.js';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedMaximumSharpe } from './groupedMaximumSharpe.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedTargetReturn } from './groupedTargetReturn.js';
import { dotOf } from './Portfolio.js';
import { longOnly } from './WeightBounds.js';
import type { GroupedProblem } from './WeightGroup.js';
import { tradingCostOf, turnoverOf } from './WeightTrading.js';

type TradingProblem = GroupedProblem & Required<Pick<GroupedProblem, 'trading'>>;

const arbitraryProblem: fc.Arbitrary<TradingProblem> = arbitraryCovariance().chain((covariance) => {
  const { size } = covariance;
  return fc
    .record({
      expectedReturns: arbitraryReturns(size),
      seed: fc.nat(),
      mostTurnover: fc.constantFrom(0.02, 0.1, 0.4),
      cost: fc.constantFrom(0, 0.002, 0.02),
    })
    .map(({ expectedReturns, seed, mostTurnover, cost }) => ({
      covariance,
      expectedReturns,
      groups: [],
      trading: { current: feasibleWeights(longOnly(size), createRandom(seed)), mostTurnover, cost },
    }));
});

const varianceOf = ({ covariance }: GroupedProblem, weights: Float64Array): number =>
  dotOf(weights, multiplyMatrix(covariance, weights));
const returnOf = ({ expectedReturns, trading }: TradingProblem, weights: Float64Array): number =>
  dotOf(weights, expectedReturns) - tradingCostOf(trading, weights);

/** Calls `check` with weights within the turnover, some of them as far away as it allows. */
function tryOthers(problem: TradingProblem, check: (weights: Float64Array) => void): void {
  const random = createRandom(20_261_128);
  const { current, mostTurnover = 1 } = problem.trading;
  for (let at = 0; at < 300; at += 1) {
    const towards = feasibleWeights(longOnly(current.length), random);
    const share = Math.min(1, mostTurnover / Math.max(turnoverOf(problem.trading, towards), 1e-12));
    check(current.map((each, asset) => each + share * ((towards[asset] as number) - each)));
  }
}

it('[PORTFOLIO-233] has the least variance of all weights that the turnover allows', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const { weights, volatility, expectedReturn } = valueOf(groupedMinimumVariance(problem));
      expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      expect(turnoverOf(problem.trading, weights)).toBeLessThanOrEqual(
        (problem.trading.mostTurnover ?? 1) + 1e-8,
      );
      expect(expectedReturn).toBeCloseTo(returnOf(problem, weights), 10);
      tryOthers(problem, (other) => {
        if (varianceOf(problem, other) < volatility ** 2 * (1 - 1e-5) - 1e-12)
          throw new Error(`${other} has less.`);
      });
    }),
    { numRuns: 200 },
  );
});

it('[PORTFOLIO-234] sets the cost of trading against expected returns', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const highest = valueOf(groupedHighestReturn(problem));
      const sharpe = groupedMaximumSharpe(problem, 0.01);
      const target = (highest.expectedReturn + valueOf(groupedMinimumVariance(problem)).expectedReturn) / 2;
      const aimed = valueOf(groupedTargetReturn(problem, target));
      expect(aimed.expectedReturn).toBeGreaterThanOrEqual(target - 1e-7);
      tryOthers(problem, (other) => {
        const [own, risk] = [returnOf(problem, other), Math.sqrt(varianceOf(problem, other))];
        if (own > highest.expectedReturn + 1e-6) throw new Error(`${other} returns more.`);
        if (own >= aimed.expectedReturn && risk < aimed.volatility - 1e-5)
          throw new Error(`${other} has less variance.`);
        if (sharpe.ok && (own - 0.01) / risk > sharpe.value.sharpeRatio + 1e-4)
          throw new Error(`${other} has a higher ratio.`);
      });
    }),
    { numRuns: 200 },
  );
});

it('[PORTFOLIO-233] stays at the weights of today without turnover, and leaves them for nothing that costs more', () => {
  const current = new Float64Array(20).fill(1 / 20);
  const stocks = { covariance: stockCovariance, expectedReturns: stockReturns, groups: [] };
  const still = valueOf(groupedMinimumVariance({ ...stocks, trading: { current, mostTurnover: 0 } }));
  for (const weight of still.weights) expect(weight).toBeCloseTo(1 / 20, 9);
  const dear = valueOf(groupedHighestReturn({ ...stocks, trading: { current, cost: 0.6 } }));
  for (const weight of dear.weights) expect(weight).toBeCloseTo(1 / 20, 6);
  const free = valueOf(groupedMinimumVariance({ ...stocks, trading: { current } }));
  expect(free.volatility).toBeCloseTo(valueOf(groupedMinimumVariance(stocks)).volatility, 6);
  expect(groupedMinimumVariance({ ...stocks, trading: { current: new Float64Array(20) } }).ok).toBe(false);
  expect(groupedMinimumVariance({ ...stocks, trading: { current, cost: -1 } }).ok).toBe(false);
  expect(groupedMinimumVariance({ ...stocks, trading: { current, mostTurnover: -1 } }).ok).toBe(false);
});

it('[PORTFOLIO-235] steps along a frontier, which can be stopped', () => {
  const current = new Float64Array(20).fill(1 / 20);
  const problem = {
    covariance: stockCovariance,
    expectedReturns: stockReturns,
    groups: [],
    trading: { current, mostTurnover: 0.3, cost: 0.001 },
  };
  const whole = valueOf(groupedFrontier(problem, 8));
  expect(whole).toHaveLength(8);
  whole.forEach(({ volatility, expectedReturn }, at) => {
    expect(volatility).toBeGreaterThanOrEqual((whole[at - 1]?.volatility ?? 0) - 1e-7);
    expect(expectedReturn).toBeGreaterThan(whole[at - 1]?.expectedReturn ?? -1);
  });
  const { step, result } = valueOf(createGroupedFrontier(problem, 8));
  expect([step(), step()]).toEqual([true, true]);
  expect(valueOf(result())).toEqual(whole.slice(-3));
  expect(createGroupedFrontier(problem, 1).ok).toBe(false);
});

it('[PORTFOLIO-236] names the limits that exclude each other, and no others', () => {
  const group = (name: string, assets: readonly number[], lower: number, upper: number) => ({
    name,
    assets,
    lower,
    upper,
  });
  const current = Float64Array.of(1, 0, 0);
  const problem: GroupedProblem = {
    covariance: { size: 3, values: Float64Array.of(4, 1, 0, 1, 4, 0, 0, 0, 9) },
    expectedReturns: Float64Array.of(0.1, 0.2, 0.3),
    groups: [],
  };
  const namesIn = (change: Partial<GroupedProblem>): readonly string[] =>
    conflictingLimits({ ...problem, ...change }).map((limit) =>
      limit.kind === 'group' ? limit.group.name : limit.kind,
    );
  expect(namesIn({ groups: [group('a', [0], 0, 0.5)] })).toEqual([]);
  expect(
    namesIn({ groups: [group('a', [0, 1], 0.7, 1), group('free', [0], 0, 1), group('b', [2], 0.5, 1)] }),
  ).toEqual(['a', 'b']);
  expect(namesIn({ groups: [group('a', [2], 0.5, 1)], trading: { current, mostTurnover: 0.2 } })).toEqual([
    'turnover',
    'a',
  ]);
  const bounds = { lower: new Float64Array(3), upper: new Float64Array(3).fill(0.4) };
  expect(namesIn({ bounds, groups: [group('a', [1], 0.5, 1), group('b', [0], 0, 0.2)] })).toEqual([
    'bounds',
    'a',
  ]);
  expect(namesIn({ groups: [group('a', [1], 0.5, 0.4)] })).toEqual(['a']);
});
