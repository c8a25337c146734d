import { multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCovariance, arbitraryReturns } from '../testing/arbitraryCovariance.js';
import { createRandom, feasibleWeights } from '../testing/feasibleWeights.js';
import { stockCovariance, stockReturns } from '../testing/stockCovariance.js';
import { valueOf } from '../testing/valueOf.js';
import { criticalLine } from './criticalLine.js';
import { efficientFrontier } from './efficientFrontier.js';
import { maximumSharpe } from './maximumSharpe.js';
import { minimumVariance } from './minimumVariance.js';
import { dotOf } from './Portfolio.js';
import type { PortfolioProblem } from './PortfolioProblem.js';
import { targetReturn } from './targetReturn.js';
import { longOnly, type WeightBounds } from './WeightBounds.js';

const stocks: PortfolioProblem = { covariance: stockCovariance, expectedReturns: stockReturns };
const boundsOf = (assets: number, lower: number, upper: number): WeightBounds => ({
  lower: new Float64Array(assets).fill(lower),
  upper: new Float64Array(assets).fill(upper),
});

describe('figures published for 20 stocks by PyPortfolioOpt, tests of commit 65cabcee', () => {
  it('[PORTFOLIO-84] has the least variance of test_min_volatility', () => {
    const { weights, volatility } = valueOf(minimumVariance(stockCovariance));
    expect(volatility).toBeCloseTo(0.15915084514118694, 8);
    expect(dotOf(weights, stockReturns)).toBeCloseTo(0.15056821399482578, 7);
  });

  it('[PORTFOLIO-87] has the highest Sharpe ratio of test_max_sharpe_long_only', () => {
    const found = valueOf(maximumSharpe(stocks, 0.02));
    expect(found.sharpeRatio).toBeCloseTo(1.2847714127003216, 7);
    expect(found.expectedReturn).toBeCloseTo(0.3047768672819914, 6);
    expect(found.volatility).toBeCloseTo(0.22165566922402932, 6);
  });

  it('[PORTFOLIO-87] has those of test_cla_max_sharpe_long_only and test_cla_max_sharpe_short', () => {
    const long = valueOf(maximumSharpe(stocks));
    expect(long.expectedReturn).toBeCloseTo(0.2994470912768992, 6);
    expect(long.volatility).toBeCloseTo(0.21764331657015668, 6);
    const short = valueOf(maximumSharpe({ ...stocks, bounds: boundsOf(20, -1, 1) }));
    expect(short.expectedReturn).toBeCloseTo(0.44859872371106785, 6);
    expect(short.volatility).toBeCloseTo(0.26762066559448255, 6);
  });
});

interface BoundedProblem extends PortfolioProblem {
  readonly bounds: WeightBounds;
}

const arbitraryProblem: fc.Arbitrary<BoundedProblem> = arbitraryCovariance()
  .chain((covariance) =>
    fc.record({
      covariance: fc.constant(covariance),
      expectedReturns: arbitraryReturns(covariance.size),
      bounds: fc.oneof(
        fc.constant(longOnly(covariance.size)),
        fc.constant(boundsOf(covariance.size, -0.5, 0.7)),
        fc
          .array(fc.tuple(fc.nat(40), fc.integer({ min: 60, max: 300 })), {
            minLength: covariance.size,
            maxLength: covariance.size,
          })
          .map((pairs) => ({
            lower: Float64Array.from(pairs, ([low]) => low / 100 / covariance.size),
            upper: Float64Array.from(pairs, ([low, high]) => (low + high) / 100 / covariance.size),
          })),
        // One asset is fixed.
        fc.constant({
          lower: longOnly(covariance.size).lower.with(0, 0.1),
          upper: longOnly(covariance.size).upper.with(0, 0.1),
        }),
      ),
    }),
  )
  .filter(({ bounds }) => bounds.upper.reduce((sum, each) => sum + each, 0) >= 1);

const varianceOf = (covariance: SymmetricMatrix, weights: Float64Array): number =>
  dotOf(weights, multiplyMatrix(covariance, weights));

function expectFeasible(weights: Float64Array, { lower, upper }: WeightBounds): void {
  expect(Math.abs(weights.reduce((sum, each) => sum + each, -1))).toBeLessThan(1e-9);
  weights.forEach((weight, asset) => {
    expect(weight).toBeGreaterThanOrEqual((lower[asset] as number) - 1e-9);
    expect(weight).toBeLessThanOrEqual((upper[asset] as number) + 1e-9);
  });
}

/** Calls `check` with a thousand portfolios within the bounds. */
function tryOthers(bounds: WeightBounds, check: (weights: Float64Array) => void): void {
  const random = createRandom(20_261_127);
  for (let at = 0; at < 1000; at += 1) check(feasibleWeights(bounds, random));
}

it('[PORTFOLIO-84] has no more variance than a thousand others within bounds', () => {
  fc.assert(
    fc.property(arbitraryProblem, ({ covariance, bounds }) => {
      const { weights, volatility } = valueOf(minimumVariance(covariance, bounds));
      expectFeasible(weights, bounds);
      expect(volatility ** 2).toBeCloseTo(varianceOf(covariance, weights), 12);
      tryOthers(bounds, (other) => {
        if (varianceOf(covariance, other) < volatility ** 2 * (1 - 1e-9))
          throw new Error(`${other} has less.`);
      });
    }),
    { numRuns: 25 },
  );
});

it('[PORTFOLIO-84] is where the critical line ends, and no small change lowers it', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const { covariance, bounds } = problem;
      const { weights, volatility } = valueOf(minimumVariance(covariance, bounds));
      const end = valueOf(criticalLine(problem)).at(-1);
      expect(Math.sqrt(end?.variance ?? Number.NaN)).toBeCloseTo(volatility, 8);
      const risk = multiplyMatrix(covariance, weights);
      // What can be sold has no more risk than what can be bought.
      let [sellable, buyable] = [-Infinity, Infinity];
      risk.forEach((each, asset) => {
        if ((weights[asset] as number) > (bounds.lower[asset] as number) + 1e-9)
          sellable = Math.max(sellable, each);
        if ((weights[asset] as number) < (bounds.upper[asset] as number) - 1e-9)
          buyable = Math.min(buyable, each);
      });
      expect(sellable - buyable).toBeLessThanOrEqual(1e-9);
    }),
    { numRuns: 500 },
  );
});

it('[PORTFOLIO-85] has the least variance for each expected return, at equal distances', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const { covariance, expectedReturns, bounds } = problem;
      const frontier = valueOf(efficientFrontier(problem, 20));
      frontier.forEach(({ weights, volatility, expectedReturn }, at) => {
        expectFeasible(weights, bounds);
        expect(volatility ** 2).toBeCloseTo(varianceOf(covariance, weights), 9);
        expect(expectedReturn).toBeCloseTo(dotOf(weights, expectedReturns), 9);
        const [before, after] = [frontier[at - 1], frontier[at + 1]];
        if (!before || !after) return;
        expect(after.expectedReturn - expectedReturn).toBeCloseTo(expectedReturn - before.expectedReturn, 9);
        expect(after.volatility).toBeGreaterThanOrEqual(volatility - 1e-9);
      });
      tryOthers(bounds, (other) => {
        const expected = dotOf(other, expectedReturns);
        const above = frontier.findLast(({ expectedReturn }) => expectedReturn <= expected + 1e-9);
        if (above && Math.sqrt(varianceOf(covariance, other)) < above.volatility - 1e-7)
          throw new Error(`${other} has less variance at ${expected}.`);
      });
    }),
    { numRuns: 25 },
  );
});

it('[PORTFOLIO-86] has the least variance of all that return a target', () => {
  fc.assert(
    fc.property(arbitraryProblem, fc.integer({ min: -10, max: 25 }), (problem, percent) => {
      const target = percent / 100;
      const { covariance, expectedReturns, bounds } = problem;
      const highest = valueOf(criticalLine(problem))[0]?.expectedReturn ?? Number.NaN;
      const found = targetReturn(problem, target);
      if (!found.ok) {
        expect(target).toBeGreaterThan(highest);
        return;
      }
      const { weights, volatility, expectedReturn } = found.value;
      expectFeasible(weights, bounds);
      expect(expectedReturn).toBeGreaterThanOrEqual(target - 1e-9);
      expect(volatility ** 2).toBeCloseTo(varianceOf(covariance, weights), 9);
      tryOthers(bounds, (other) => {
        if (dotOf(other, expectedReturns) < target) return;
        if (Math.sqrt(varianceOf(covariance, other)) < volatility - 1e-7)
          throw new Error(`${other} has less.`);
      });
    }),
    { numRuns: 25 },
  );
});

it('[PORTFOLIO-87] has a Sharpe ratio that a thousand others within bounds do not exceed', () => {
  fc.assert(
    fc.property(arbitraryProblem, (problem) => {
      const { covariance, expectedReturns, bounds } = problem;
      const found = maximumSharpe(problem, 0.01);
      const ratioOf = (weights: Float64Array): number =>
        (dotOf(weights, expectedReturns) - 0.01) / Math.sqrt(varianceOf(covariance, weights));
      if (found.ok) {
        expectFeasible(found.value.weights, bounds);
        expect(found.value.sharpeRatio).toBeCloseTo(ratioOf(found.value.weights), 6);
      }
      const highest = found.ok ? found.value.sharpeRatio : 0;
      tryOthers(bounds, (other) => {
        if (ratioOf(other) > highest + 1e-6) throw new Error(`${other} has ${ratioOf(other)}.`);
      });
    }),
    { numRuns: 25 },
  );
});

it('[PORTFOLIO-85] finds the frontier of 100 assets of which many are alike', () => {
  fc.assert(
    fc.property(arbitraryCovariance(100, 100), arbitraryReturns(100), (covariance, expectedReturns) => {
      const points = valueOf(criticalLine({ covariance, expectedReturns }));
      const end = points.at(-1);
      expect(Math.sqrt(end?.variance ?? Number.NaN)).toBeCloseTo(
        valueOf(minimumVariance(covariance)).volatility,
        8,
      );
      for (const { weights } of points) expectFeasible(weights, longOnly(100));
    }),
    // A failure among 100 assets is shown as it was found.
    { numRuns: 30, endOnFailure: true },
  );
});

it('[PORTFOLIO-83] says why no weights can be chosen', () => {
  const covariance = { size: 2, values: Float64Array.of(0.04, 0.01, 0.01, 0.09) };
  const reasonOf = (bounds: WeightBounds, values = covariance.values): unknown =>
    minimumVariance({ size: 2, values }, bounds);
  const reasons: readonly (readonly [unknown, string])[] = [
    [reasonOf(boundsOf(2, 0.6, 1)), 'The smallest weights add up to more than 100%.'],
    [reasonOf(boundsOf(2, 0, 0.4)), 'The largest weights add up to less than 100%.'],
    [reasonOf(boundsOf(2, 0.6, 0.5)), 'The smallest weight of asset 1 is above its largest.'],
    [reasonOf(boundsOf(2, 0, Infinity)), 'The bounds of asset 1 are not finite.'],
    [reasonOf(longOnly(3)), 'The number of bounds differs from the number of assets.'],
    [
      reasonOf(boundsOf(2, -5, 5), Float64Array.of(0.04, 0.06, 0.06, 0.09)),
      'The covariance is not positive definite: some assets follow from others. Shrink it, or use more returns.',
    ],
    [
      efficientFrontier({ covariance, expectedReturns: Float64Array.of(0.1) }),
      'The number of expected returns (1) differs from that of the covariance (2).',
    ],
    [
      maximumSharpe({ covariance, expectedReturns: Float64Array.of(0.1, Number.NaN) }),
      'The expected return of asset 2 is not a finite number.',
    ],
    [
      targetReturn({ covariance, expectedReturns: Float64Array.of(0.1, 0.2) }, 0.3),
      'No weights within the bounds are expected to return as much.',
    ],
    [
      maximumSharpe({ covariance, expectedReturns: Float64Array.of(0.1, 0.2) }, 0.3),
      'No weights within the bounds are expected to return more than the risk-free return.',
    ],
    [
      efficientFrontier({ covariance, expectedReturns: Float64Array.of(0.1, 0.2) }, 1),
      'A frontier has two points or more.',
    ],
  ];
  for (const [found, reason] of reasons) expect(found).toEqual({ ok: false, reason });
});

it('[PORTFOLIO-83] takes the only weights that bounds allow', () => {
  const bounds = boundsOf(20, 0.05, 0.05);
  expect([...valueOf(minimumVariance(stockCovariance, bounds)).weights]).toEqual([...bounds.lower]);
  expect(valueOf(efficientFrontier({ ...stocks, bounds }))).toHaveLength(1);
  const equal = { covariance: stockCovariance, expectedReturns: new Float64Array(20).fill(0.07) };
  expect(valueOf(efficientFrontier(equal))).toHaveLength(1);
});
