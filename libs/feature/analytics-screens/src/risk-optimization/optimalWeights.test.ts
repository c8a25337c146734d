import { expect, it } from 'vitest';
import { exampleRisk } from '../testing/exampleRisk.js';
import { layoutFrontier } from './layoutFrontier.js';
import { resampleWeights } from './resampleWeights.js';
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

it('[ANALYTICS-SCREENS-84] has ranges around the weights and a band at the returns of the frontier', async () => {
  const settings = { largestWeight: 0.8, riskFree: 0 };
  const context = { report: () => undefined, isCancelled: () => false, pause: async () => undefined };
  const [found, again] = [
    await resampleWeights(assets, settings, context),
    await resampleWeights(assets, settings, context),
  ];
  if (!found.ok) throw new Error(found.reason);
  expect(again).toEqual(found);
  const optimal = optimalWeights(assets, settings);
  if (!optimal.ok || !optimal.value.frontier.ok) throw new Error('There is no frontier.');
  expect(found.value.volatility).toHaveLength(optimal.value.frontier.value.length);
  const least = optimal.value.portfolios.minimumVariance;
  if (!least.ok) throw new Error(least.reason);
  for (const [at, { low, high }] of found.value.minimumVariance.entries()) {
    expect(low).toBeLessThanOrEqual(Number(least.value.weights[at]) + 0.02);
    expect(high).toBeGreaterThanOrEqual(Number(least.value.weights[at]) - 0.02);
    expect(high).toBeLessThanOrEqual(0.8 + 1e-9);
  }
  const canceled = await resampleWeights(assets, settings, { ...context, isCancelled: () => true });
  expect(canceled.ok).toBe(false);
});

it('[ANALYTICS-SCREENS-84] draws the edges of the band on both sides of the frontier', () => {
  const { line, edges, bandEnd } = layoutFrontier(
    [0.1, 0.2].map((volatility, at) => ({
      id: String(at),
      label: '',
      volatility,
      expectedReturn: volatility / 2,
      isMarked: false,
      band: { low: volatility - 0.01, high: volatility + 0.02 },
    })),
    { width: 400, height: 200, textSize: 11 },
    String,
  );
  for (const [at, [x, y]] of line.entries()) {
    expect(edges[0]?.[at]?.[0]).toBeLessThan(x);
    expect(edges[1]?.[at]?.[0]).toBeGreaterThan(x);
    expect(edges.map((edge) => edge[at]?.[1])).toEqual([y, y]);
  }
  expect(bandEnd).toEqual(edges[1]?.at(-1));
});
