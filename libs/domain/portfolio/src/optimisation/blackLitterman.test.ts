import { multiplyMatrix } from '@finance-analyst/finance-math';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryCovariance } from '../testing/arbitraryCovariance.js';
import { valueOf } from '../testing/valueOf.js';
import { blackLitterman, type BlackLittermanRequest } from './blackLitterman.js';
import { impliedReturns } from './impliedReturns.js';
import { dotOf } from './Portfolio.js';

/**
 * Stock markets of Australia, Canada, France, Germany, Japan, the United Kingdom and the United States. G. He and R. Litterman, “The
 * intuition behind Black–Litterman model portfolios” (1999), tables 1, 2 and 4; risk aversion 2.5, tau 0.05.
 */
const volatilities = [0.16, 0.203, 0.248, 0.271, 0.21, 0.2, 0.187];
const correlations: readonly (readonly number[])[] = [
  [],
  [0.488],
  [0.478, 0.664],
  [0.515, 0.655, 0.861],
  [0.439, 0.31, 0.355, 0.354],
  [0.512, 0.608, 0.783, 0.777, 0.405],
  [0.491, 0.779, 0.668, 0.653, 0.306, 0.652],
];
const markets = {
  size: 7,
  values: Float64Array.from(
    volatilities.flatMap((one, i) =>
      volatilities.map(
        (other, j) =>
          one * other * (i === j ? 1 : (correlations[Math.max(i, j)]?.[Math.min(i, j)] as number)),
      ),
    ),
  ),
};
const marketWeights = Float64Array.of(0.016, 0.022, 0.052, 0.055, 0.116, 0.124, 0.615);

const inPercent = (returns: Float64Array): number[] =>
  Array.from(returns, (each) => Math.round(each * 1000) / 10);

it('[PORTFOLIO-91] implies the returns of the market that He and Litterman publish', () => {
  expect(inPercent(valueOf(impliedReturns(markets, marketWeights, 2.5)))).toEqual([
    3.9, 6.9, 8.4, 9, 4.3, 6.8, 7.6,
  ]);
});

it('[PORTFOLIO-91] combines them with the view that Germany returns 5% more than the rest of Europe, as published', () => {
  const { expectedReturns } = valueOf(
    blackLitterman({
      covariance: markets,
      prior: valueOf(impliedReturns(markets, marketWeights, 2.5)),
      views: [{ weights: Float64Array.of(0, 0, -0.295, 1, 0, -0.705, 0), expectedReturn: 0.05 }],
    }),
  );
  expect(inPercent(expectedReturns)).toEqual([4.3, 7.6, 9.3, 11, 4.5, 7, 8.1]);
});

// PyPortfolioOpt, test_idzorek_basic of commit 65cabcee: uncorrelated assets, a prior of 10% and views of 30%.
it.each([
  [0, 0.1],
  [0.5, 0.2],
  [1, 0.3],
])('[PORTFOLIO-91] moves a single view by its confidence: %s gives %s', (confidence, expected) => {
  const identity = { size: 5, values: Float64Array.from({ length: 25 }, (_, at) => (at % 6 === 0 ? 1 : 0)) };
  const { expectedReturns } = valueOf(
    blackLitterman({
      covariance: identity,
      prior: new Float64Array(5).fill(0.1),
      views: Array.from({ length: 5 }, (_, asset) => ({
        weights: new Float64Array(5).with(asset, 1),
        expectedReturn: 0.3,
        confidence,
      })),
    }),
  );
  expect([...expectedReturns]).toEqual(new Array(5).fill(expect.closeTo(expected, 12)));
});

it('[PORTFOLIO-91] keeps a prior without views, meets a certain view, and is less uncertain with each', () => {
  fc.assert(
    fc.property(
      arbitraryCovariance(),
      fc.integer({ min: -20, max: 40 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (covariance, percent, confidence) => {
        const prior = Float64Array.from({ length: covariance.size }, (_, asset) => asset / 50);
        const weights = prior.map((_, asset) => (asset === 0 ? 1 : asset === 1 ? -1 : 0));
        const expectedReturn = percent / 100;
        const without = valueOf(blackLitterman({ covariance, prior, views: [] }));
        expect([...without.expectedReturns]).toEqual([...prior]);
        const view = { weights, expectedReturn, confidence };
        const posterior = valueOf(blackLitterman({ covariance, prior, views: [view] }));
        const before = dotOf(weights, prior);
        expect(dotOf(weights, posterior.expectedReturns)).toBeCloseTo(
          before + confidence * (expectedReturn - before),
          9,
        );
        const varianceOf = (matrix: typeof covariance): number =>
          dotOf(weights, multiplyMatrix(matrix, weights));
        const own = varianceOf(covariance);
        expect(varianceOf(without.covariance)).toBeCloseTo(own * 1.05, 10);
        expect(varianceOf(posterior.covariance)).toBeCloseTo(own * (1 + 0.05 * (1 - confidence)), 10);
      },
    ),
  );
});

const first = { weights: new Float64Array(7).with(0, 1), expectedReturn: 0.05 };

it.each<[string, Partial<BlackLittermanRequest>]>([
  ['View 1 needs a weight for each asset.', { views: [{ ...first, weights: Float64Array.of(1) }] }],
  ['View 1 is about no asset.', { views: [{ ...first, weights: new Float64Array(7) }] }],
  ['View 1 has no expected return.', { views: [{ ...first, expectedReturn: Number.NaN }] }],
  ['The confidence in view 1 must be between 0% and 100%.', { views: [{ ...first, confidence: 2 }] }],
  ['The uncertainty of the prior must be above zero.', { priorUncertainty: 0 }],
  [
    'View 2 follows from the views before it, or contradicts them.',
    {
      views: [
        { ...first, confidence: 1 },
        { ...first, expectedReturn: 0.1, confidence: 1 },
      ],
    },
  ],
])('[PORTFOLIO-91] says why there is no posterior: %s', (reason, changes) => {
  expect(
    blackLitterman({ covariance: markets, prior: new Float64Array(7), views: [first], ...changes }),
  ).toEqual({ ok: false, reason });
});

it('[PORTFOLIO-91] says why a market implies no returns', () => {
  expect(impliedReturns(markets, marketWeights, 0)).toEqual({
    ok: false,
    reason: 'The risk aversion must be above zero.',
  });
  expect(impliedReturns(markets, new Float64Array(2), 1)).toEqual({
    ok: false,
    reason: 'Each asset needs a market weight.',
  });
});
