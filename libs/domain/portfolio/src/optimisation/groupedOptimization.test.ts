import { multiplyMatrix } from '@finance-analyst/finance-math';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCovariance, arbitraryReturns } from '../testing/arbitraryCovariance.js';
import { createRandom, feasibleWeights } from '../testing/feasibleWeights.js';
import { stockCovariance, stockReturns } from '../testing/stockCovariance.js';
import { valueOf } from '../testing/valueOf.js';
import { efficientFrontier } from './efficientFrontier.js';
import { groupedFrontier } from './groupedFrontier.js';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedMaximumSharpe } from './groupedMaximumSharpe.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedTargetReturn } from './groupedTargetReturn.js';
import { maximumSharpe } from './maximumSharpe.js';
import { minimumVariance } from './minimumVariance.js';
import { dotOf } from './Portfolio.js';
import { targetReturn } from './targetReturn.js';
import { longOnly, type WeightBounds } from './WeightBounds.js';
import type { GroupedProblem, WeightGroup } from './WeightGroup.js';

const stocks: GroupedProblem = { covariance: stockCovariance, expectedReturns: stockReturns, groups: [] };
const boundsOf = (assets: number, lower: number, upper: number): WeightBounds => ({
  lower: new Float64Array(assets).fill(lower),
  upper: new Float64Array(assets).fill(upper),
});
const group = (assets: readonly number[], lower: number, upper: number): WeightGroup => ({
  name: `of ${assets.join(', ')}`,
  assets,
  lower,
  upper,
});
const withBounds = (problem: GroupedProblem): GroupedProblem & { readonly bounds: WeightBounds } => ({
  ...problem,
  bounds: problem.bounds ?? longOnly(problem.covariance.size),
});

describe('without groups, figures published for 20 stocks by PyPortfolioOpt, tests of commit 65cabcee', () => {
  it('[PORTFOLIO-190] has the least variance of test_min_volatility', () => {
    const { expectedReturn, volatility } = valueOf(groupedMinimumVariance(stocks));
    expect(volatility).toBeCloseTo(0.15915084514118694, 8);
    expect(expectedReturn).toBeCloseTo(0.15056821399482578, 7);
  });

  it('[PORTFOLIO-190] has the highest Sharpe ratio of test_max_sharpe_long_only and test_cla_max_sharpe_short', () => {
    const long = valueOf(groupedMaximumSharpe(stocks, 0.02));
    expect(long.sharpeRatio).toBeCloseTo(1.2847714127003216, 7);
    expect(long.volatility).toBeCloseTo(0.22165566922402932, 6);
    const short = valueOf(groupedMaximumSharpe({ ...stocks, bounds: boundsOf(20, -1, 1) }));
    expect(short.expectedReturn).toBeCloseTo(0.44859872371106785, 6);
    expect(short.volatility).toBeCloseTo(0.26762066559448255, 6);
  });
});

/** Groups that may overlap, around what one feasible portfolio has in them, so that there is always a solution. */
const arbitraryProblem: fc.Arbitrary<GroupedProblem & { readonly bounds: WeightBounds }> =
  arbitraryCovariance().chain((covariance) => {
    const { size } = covariance;
    return fc
      .record({
        expectedReturns: arbitraryReturns(size),
        bounds: fc.constantFrom(longOnly(size), boundsOf(size, -0.4, 0.8), boundsOf(size, 0.2 / size, 1)),
        members: fc.array(fc.subarray([...longOnly(size).upper.keys()], { minLength: 1 }), { maxLength: 4 }),
        slack: fc.constantFrom(0, 0.02, 0.1),
        seed: fc.nat(),
      })
      .map(({ expectedReturns, bounds, members, slack, seed }) => {
        const inside = feasibleWeights(bounds, createRandom(seed));
        const groups = members.map((assets) => {
          const sum = assets.reduce((total, asset) => total + (inside[asset] as number), 0);
          return group(assets, sum - slack, sum + slack);
        });
        return { covariance, expectedReturns, bounds, groups };
      });
  });

const varianceOf = ({ covariance }: GroupedProblem, weights: Float64Array): number =>
  dotOf(weights, multiplyMatrix(covariance, weights));

function isFeasible({ bounds, groups }: GroupedProblem, weights: Float64Array, rounding = 1e-8): boolean {
  const { lower, upper } = bounds ?? longOnly(weights.length);
  return (
    Math.abs(weights.reduce((sum, each) => sum + each, -1)) < rounding &&
    weights.every(
      (each, at) => each >= (lower[at] as number) - rounding && each <= (upper[at] as number) + rounding,
    ) &&
    groups.every((one) => {
      const sum = one.assets.reduce((total, asset) => total + (weights[asset] as number), 0);
      return sum >= one.lower - rounding && sum <= one.upper + rounding;
    })
  );
}

/** Calls `check` with portfolios within bounds and groups, as far from the one found as those allow. */
function tryOthers(
  problem: GroupedProblem & { readonly bounds: WeightBounds },
  found: Float64Array,
  check: (weights: Float64Array) => void,
): void {
  const random = createRandom(20_261_128);
  for (let at = 0; at < 300; at += 1) {
    const towards = feasibleWeights(problem.bounds, random);
    for (let share = 1; share > 1e-4; share /= 2) {
      const other = found.map((each, asset) => each + share * ((towards[asset] as number) - each));
      if (!isFeasible(problem, other, 1e-12)) continue;
      check(other);
      break;
    }
  }
}

it('[PORTFOLIO-190] has the least variance of all within bounds and groups', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const { weights, volatility } = valueOf(groupedMinimumVariance(problem));
      expect(isFeasible(problem, weights)).toBe(true);
      expect(volatility ** 2).toBeCloseTo(varianceOf(problem, weights), 12);
      tryOthers(problem, weights, (other) => {
        if (varianceOf(problem, other) < volatility ** 2 * (1 - 1e-8) - 1e-12)
          throw new Error(`${other} has less.`);
      });
    }),
    { numRuns: 200 },
  );
});

it('[PORTFOLIO-191] has a frontier of least variances up to the highest return within groups', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const frontier = valueOf(groupedFrontier(problem, 7));
      const highest = valueOf(groupedHighestReturn(problem));
      frontier.forEach(({ weights, expectedReturn, volatility }, at) => {
        expect(isFeasible(problem, weights)).toBe(true);
        expect(expectedReturn).toBeCloseTo(dotOf(weights, problem.expectedReturns), 10);
        expect(volatility).toBeGreaterThanOrEqual((frontier[at - 1]?.volatility ?? 0) - 1e-8);
        tryOthers(problem, weights, (other) => {
          const expected = dotOf(other, problem.expectedReturns);
          if (expected > highest.expectedReturn + 1e-7) throw new Error(`${other} returns more.`);
          if (expected >= expectedReturn && Math.sqrt(varianceOf(problem, other)) < volatility - 1e-7)
            throw new Error(`${other} has less variance at ${expected}.`);
        });
      });
    }),
    { numRuns: 100 },
  );
});

it('[PORTFOLIO-191] has the highest Sharpe ratio of all within bounds and groups', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const found = groupedMaximumSharpe(problem, 0.01);
      if (!found.ok) {
        expect(valueOf(groupedHighestReturn(problem)).expectedReturn).toBeLessThanOrEqual(0.01 + 1e-9);
        return;
      }
      const { weights, sharpeRatio } = found.value;
      expect(isFeasible(problem, weights)).toBe(true);
      tryOthers(problem, weights, (other) => {
        const ratio = (dotOf(other, problem.expectedReturns) - 0.01) / Math.sqrt(varianceOf(problem, other));
        if (ratio > sharpeRatio + 1e-7) throw new Error(`${other} has ${ratio}.`);
      });
    }),
    { numRuns: 200 },
  );
});

it('[PORTFOLIO-190] agrees with the critical line where a group is a single asset', () => {
  const groups = [group([4], 0, 0.02), group([16], 0.1, 0.3)];
  const grouped = { ...stocks, groups };
  const { lower, upper } = longOnly(20);
  const bounded = {
    ...stocks,
    bounds: { lower: lower.with(16, 0.1), upper: upper.with(4, 0.02).with(16, 0.3) },
  };
  expect(valueOf(groupedMinimumVariance(grouped)).volatility).toBeCloseTo(
    valueOf(minimumVariance(stockCovariance, bounded.bounds)).volatility,
    10,
  );
  expect(valueOf(groupedMaximumSharpe(grouped, 0.02)).sharpeRatio).toBeCloseTo(
    valueOf(maximumSharpe(bounded, 0.02)).sharpeRatio,
    9,
  );
  expect(valueOf(groupedTargetReturn(grouped, 0.25)).volatility).toBeCloseTo(
    valueOf(targetReturn(bounded, 0.25)).volatility,
    9,
  );
  const one = valueOf(groupedFrontier(grouped, 12));
  const other = valueOf(efficientFrontier(bounded, 12));
  one.forEach(({ volatility, expectedReturn }, at) => {
    expect(expectedReturn).toBeCloseTo(other[at]?.expectedReturn ?? Number.NaN, 8);
    expect(volatility).toBeCloseTo(other[at]?.volatility ?? Number.NaN, 7);
  });
});

it('[PORTFOLIO-192] says why no weights are within groups', () => {
  const problem = withBounds({
    covariance: { size: 3, values: Float64Array.of(4, 1, 0, 1, 4, 0, 0, 0, 9) },
    expectedReturns: Float64Array.of(0.1, 0.2, 0.3),
    groups: [],
  });
  const reasonWith = (groups: readonly WeightGroup[], bounds = problem.bounds) => {
    const found = groupedMinimumVariance({ ...problem, groups, bounds });
    return found.ok ? null : found.reason;
  };
  expect(reasonWith([group([0, 1], 0.6, 1), group([1, 2], 0.6, 1), group([1], 0, 0.1)])).toBe(
    'No weights are within all limits at once.',
  );
  expect(reasonWith([group([0, 1], 0.5, 0.4)])).toBe(
    'The smallest weight of group of 0, 1 is above its largest.',
  );
  expect(reasonWith([group([0], 0, Number.NaN)])).toBe('The limits of group of 0 are not finite.');
  expect(reasonWith([group([3], 0, 1)])).toBe('Group of 3 has an asset that does not exist.');
  expect(reasonWith([group([1, 1], 0, 1)])).toBe('Group of 1, 1 has an asset twice.');
  expect(reasonWith([group([0, 1], 0, 0.3)], boundsOf(3, 0.2, 1))).toBe(
    'The smallest weights of the assets of group of 0, 1 add up to more than its largest.',
  );
  expect(reasonWith([group([0, 1], 0.9, 1)], boundsOf(3, 0, 0.4))).toBe(
    'The largest weights of the assets of group of 0, 1 add up to less than its smallest.',
  );
  const capped = { ...problem, groups: [group([1, 2], 0, 0.5)] };
  expect(groupedTargetReturn(capped, 0.25)).toEqual({
    ok: false,
    reason: 'No weights within the limits are expected to return as much.',
  });
  const most = [0.5, 0, 0.5].map((each) => expect.closeTo(each, 12));
  expect([...valueOf(groupedTargetReturn(capped, 0.2)).weights]).toEqual(most);
  expect(groupedMaximumSharpe(capped, 0.21)).toEqual({
    ok: false,
    reason: 'No weights within the limits are expected to return more than the risk-free return.',
  });
});
