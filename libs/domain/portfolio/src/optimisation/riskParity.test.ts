import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryCovariance } from '../testing/arbitraryCovariance.js';
import { stockCovariance } from '../testing/stockCovariance.js';
import { valueOf } from '../testing/valueOf.js';
import { clusterOrder } from './clusterOrder.js';
import { hierarchicalRiskParity } from './hierarchicalRiskParity.js';
import { withVolatility } from './Portfolio.js';
import { riskParity } from './riskParity.js';

const diagonal = (...variances: readonly number[]) => ({
  size: variances.length,
  values: Float64Array.from(
    variances.flatMap((variance, i) => variances.map((_, j) => (i === j ? variance : 0))),
  ),
});

it('[PORTFOLIO-89] gives each asset its share of the risk, with weights above zero that add up to 1', () => {
  fc.assert(
    fc.property(
      arbitraryCovariance().chain((covariance) =>
        fc.record({
          covariance: fc.constant(covariance),
          budgets: fc.array(fc.integer({ min: 1, max: 20 }), {
            minLength: covariance.size,
            maxLength: covariance.size,
          }),
        }),
      ),
      ({ covariance, budgets }) => {
        const { weights, volatility, riskShares } = valueOf(
          riskParity(covariance, Float64Array.from(budgets)),
        );
        expect(weights.every((weight) => weight > 0)).toBe(true);
        expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
        expect(withVolatility(covariance, weights).volatility).toBeCloseTo(volatility, 12);
        const total = budgets.reduce((sum, each) => sum + each, 0);
        budgets.forEach((budget, asset) => {
          expect(riskShares[asset]).toBeCloseTo(budget / total, 8);
        });
      },
    ),
  );
});

it('[PORTFOLIO-89] weights uncorrelated assets by the inverse of their volatility', () => {
  const { weights } = valueOf(riskParity(diagonal(0.01, 0.04, 0.16)));
  [4, 2, 1].forEach((each, asset) => expect(weights[asset]).toBeCloseTo(each / 7, 10));
});

it('[PORTFOLIO-89] says why there are no weights', () => {
  expect(riskParity(diagonal(0.04, 0))).toMatchObject({
    reason: expect.stringContaining('not positive definite'),
  });
  expect(riskParity(diagonal(0.04), Float64Array.of(0))).toEqual({
    ok: false,
    reason: 'Each risk budget must be above zero.',
  });
  expect(riskParity(diagonal(0.04), new Float64Array(2))).toMatchObject({ ok: false });
});

it('[PORTFOLIO-90] weights uncorrelated assets by the inverse of their variances', () => {
  const { weights } = valueOf(hierarchicalRiskParity(diagonal(0.01, 0.02, 0.04, 0.08)));
  [8, 4, 2, 1].forEach((each, asset) => expect(weights[asset]).toBeCloseTo(each / 15, 12));
});

it('[PORTFOLIO-90] splits weight between clusters first', () => {
  // Two pairs, each with a correlation of 0.9 and one of 0 to the other; every variance is 0.04.
  const pair = (i: number, j: number): number => (i === j ? 0.04 : i % 2 === j % 2 ? 0.036 : 0);
  const covariance = {
    size: 4,
    values: Float64Array.from({ length: 16 }, (_, at) => pair(Math.floor(at / 4), at % 4)),
  };
  const { weights, order } = valueOf(hierarchicalRiskParity(covariance));
  expect(order).toEqual([0, 2, 1, 3]);
  expect([...weights]).toEqual([0.25, 0.25, 0.25, 0.25].map((each) => expect.closeTo(each, 12)));
});

it('[PORTFOLIO-90] has weights above zero that add up to 1, also of assets that follow from others', () => {
  fc.assert(
    fc.property(arbitraryCovariance(1), (covariance) => {
      const { weights, order } = valueOf(hierarchicalRiskParity(covariance));
      expect(weights.every((weight) => weight > 0)).toBe(true);
      expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from(order, (_, asset) => asset));
    }),
  );
  const alike = { size: 2, values: new Float64Array(4).fill(0.04) };
  expect([...valueOf(hierarchicalRiskParity(alike)).weights]).toEqual([0.5, 0.5]);
});

it('[PORTFOLIO-90] orders by the single-linkage tree', () => {
  // Distances on a line at 0, 1, 10, 12 and 5: joins 0–1, 2–3, then 4 to the first pair, then both.
  const places = [0, 1, 10, 12, 5];
  const values = Float64Array.from(places.flatMap((a) => places.map((b) => Math.abs(a - b))));
  expect(clusterOrder({ size: 5, values })).toEqual([2, 3, 4, 0, 1]);
});

it('[PORTFOLIO-90] has less risk for 20 stocks than equal weights', () => {
  const equal = withVolatility(stockCovariance, new Float64Array(20).fill(0.05));
  expect(valueOf(hierarchicalRiskParity(stockCovariance)).volatility).toBeLessThan(equal.volatility);
});
