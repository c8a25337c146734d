import { expect, it } from 'vitest';
import { exampleRisk } from '../testing/exampleRisk.js';
import { layoutFrontier } from './layoutFrontier.js';
import { optimalWeights, portfolioNames } from './optimalWeights.js';

const { assets } = exampleRisk();

it('[ANALYTICS-SCREENS-72] has weights of the holdings that add up to 1, within the largest that is entered', () => {
  const found = optimalWeights(assets, { largestWeight: 0.5, riskFree: 0 });
  if (!found.ok) throw new Error(found.reason);
  const { portfolios } = found.value;
  for (const name of portfolioNames) {
    const portfolio = portfolios[name];
    if (!portfolio.ok) throw new Error(portfolio.reason);
    expect(portfolio.value.weights).toHaveLength(3);
    expect(portfolio.value.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
  }
  const [today, least, sharpe] = [portfolios.today, portfolios.minimumVariance, portfolios.maximumSharpe];
  if (!today.ok || !least.ok || !sharpe.ok) throw new Error('Weights are missing.');
  expect(Math.max(...least.value.weights, ...sharpe.value.weights)).toBeLessThanOrEqual(0.5 + 1e-9);
  expect(today.value.weights[0]).toBeCloseTo(60 / 95, 9);
  expect(least.value.volatility).toBeLessThanOrEqual(today.value.volatility);
});

it('[ANALYTICS-SCREENS-72] says why a largest weight leaves no choice', () => {
  const found = optimalWeights(assets, { largestWeight: 0.2, riskFree: 0 });
  if (!found.ok) throw new Error(found.reason);
  expect(found.value.portfolios.minimumVariance.ok).toBe(false);
  expect(found.value.portfolios.today.ok).toBe(true);
});

it('[ANALYTICS-SCREENS-73] places less risk to the left and more return higher, inside the chart', () => {
  const point = (id: string, volatility: number, expectedReturn: number, isMarked = false) => ({
    id,
    label: id,
    volatility,
    expectedReturn,
    isMarked,
  });
  const { line, marks } = layoutFrontier(
    [point('a', 0.1, 0.05), point('b', 0.2, 0.09), point('today', 0.18, 0.06, true)],
    { width: 400, height: 200, textSize: 11 },
    String,
  );
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = line;
  expect(ax).toBeLessThan(bx);
  expect(ay).toBeGreaterThan(by);
  expect(marks.map(({ id }) => id)).toEqual(['today']);
  for (const [x, y] of line) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(400);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(200);
  }
});
