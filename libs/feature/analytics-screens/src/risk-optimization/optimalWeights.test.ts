import { expect, it } from 'vitest';
import { messages } from '../risk/messages.js';
import { exampleRisk, exampleRiskBody, exampleRiskPositions } from '../testing/exampleRisk.js';
import type { OptimizationSettings } from '../risk-worker/OptimizationRequest.js';
import { layoutFrontier } from './layoutFrontier.js';
import { limitChoices, namedLimits } from './limitChoices.js';
import { resampleWeights } from './resampleWeights.js';
import { withTargets } from './withTargets.js';
import { optimalWeights, portfolioNames } from './optimalWeights.js';

const { assets } = exampleRisk();
const context = { report: () => undefined, isCancelled: () => false, pause: async () => undefined };
const usual = {
  largestWeight: 1,
  limits: [],
  turnover: null,
  tradingCost: 0,
  targetReturn: null,
  riskFree: 0,
};
const optimize = (change: Partial<OptimizationSettings>) =>
  optimalWeights(assets, { ...usual, targetReturn: 0.1, ...change }, context);

it('[ANALYTICS-SCREENS-72] has weights of the holdings that add up to 1, within the largest that is entered', async () => {
  const found = await optimize({ largestWeight: 0.5 });
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

it('[ANALYTICS-SCREENS-72] says why a largest weight leaves no choice', async () => {
  const found = await optimize({ largestWeight: 0.2 });
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

it('[ANALYTICS-SCREENS-84] has ranges around the weights and a band at the volatilities of the frontier', async () => {
  const settings = { ...usual, largestWeight: 0.8 };
  const [found, again] = [
    await resampleWeights(assets, settings, context),
    await resampleWeights(assets, settings, context),
  ];
  if (!found.ok) throw new Error(found.reason);
  expect(again).toEqual(found);
  const optimal = await optimalWeights(assets, settings, context);
  if (!optimal.ok || !optimal.value.frontier.ok) throw new Error('There is no frontier.');
  expect(found.value.expectedReturns).toHaveLength(optimal.value.frontier.value.length);
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
      band: { low: volatility / 2 - 0.01, high: volatility / 2 + 0.02 },
    })),
    { width: 400, height: 200, textSize: 11 },
    String,
  );
  for (const [at, [x, y]] of line.entries()) {
    expect(edges[0]?.[at]?.[1]).toBeGreaterThan(y);
    expect(edges[1]?.[at]?.[1]).toBeLessThan(y);
    expect(edges.map((edge) => edge[at]?.[0])).toEqual([x, x]);
  }
  expect(bandEnd).toEqual(edges[1]?.at(-1));
});

it('[ANALYTICS-SCREENS-93] keeps to limits of holdings and groups, turnover and target return', async () => {
  const found = await optimize({
    limits: [
      { name: 'Acme', holdings: ['ACME'], lower: 0.2, upper: 0.4 },
      { name: 'USD', holdings: ['ACME', 'TARN'], lower: 0, upper: 0.7 },
      { name: 'Not held', holdings: ['NONE'], lower: 0.5, upper: 1 },
    ],
    turnover: 0.5,
    tradingCost: 0.002,
    targetReturn: 0.1,
  });
  if (!found.ok) throw new Error(found.reason);
  const { portfolios, frontier } = found.value;
  for (const name of ['minimumVariance', 'maximumSharpe', 'targetReturn'] as const) {
    const portfolio = portfolios[name];
    if (!portfolio.ok) throw new Error(`${name}: ${portfolio.reason}`);
    const [acme = 0, , tarn = 0] = portfolio.value.weights;
    expect(acme).toBeGreaterThanOrEqual(0.2 - 1e-7);
    expect(acme).toBeLessThanOrEqual(0.4 + 1e-7);
    expect(acme + tarn).toBeLessThanOrEqual(0.7 + 1e-7);
    expect(portfolio.value.turnover).toBeLessThanOrEqual(0.5 + 1e-7);
    expect(portfolio.value.cost).toBeCloseTo(2 * 0.002 * portfolio.value.turnover, 12);
  }
  const least = portfolios.minimumVariance;
  expect(frontier.ok && least.ok && frontier.value[0]?.volatility).toBeCloseTo(
    least.ok ? least.value.volatility : Number.NaN,
    9,
  );
  expect(portfolios.today).toMatchObject({ value: { turnover: 0, cost: 0 } });
  const resampled = await resampleWeights(
    assets,
    { ...usual, limits: [{ name: 'USD', holdings: ['ACME', 'TARN'], lower: 0, upper: 0.5 }] },
    context,
  );
  if (!resampled.ok) throw new Error(resampled.reason);
  const highs = resampled.value.minimumVariance.map(({ high }) => high);
  expect(Math.max(highs[0] ?? 1, highs[2] ?? 1)).toBeLessThanOrEqual(0.5 + 1e-7);
});

it('[ANALYTICS-SCREENS-93] names the limits that exclude each other', async () => {
  const found = await optimize({
    limits: [
      { name: 'Roue', holdings: ['ROUE'], lower: 0.6, upper: 1 },
      { name: 'USD', holdings: ['ACME', 'TARN'], lower: 0.5, upper: 1 },
      { name: 'Tarn', holdings: ['TARN'], lower: 0, upper: 0.9 },
    ],
  });
  const reason = messages.limitsConflict(['Roue 60% to 100%', 'USD 50% to 100%']);
  expect(found.ok && found.value.portfolios.minimumVariance).toEqual({ ok: false, reason });
  expect(found.ok && found.value.frontier).toEqual({ ok: false, reason });
  expect(found.ok && found.value.portfolios.riskParity.ok).toBe(true);
  const turned = await optimize({
    turnover: 0.1,
    limits: [{ name: 'Roue', holdings: ['ROUE'], lower: 0.6, upper: 1 }],
  });
  expect(turned.ok && turned.value.portfolios.maximumSharpe).toEqual({
    ok: false,
    reason: messages.limitsConflict(['turnover 10%', 'Roue 60% to 100%']),
  });
});

it('[ANALYTICS-SCREENS-94] reports progress and ends when it is canceled', async () => {
  const canceled = await optimalWeights(assets, usual, { ...context, isCancelled: () => true });
  expect(canceled.ok && canceled.value.portfolios.minimumVariance).toEqual({
    ok: false,
    reason: messages.optimizingCanceled,
  });
});

it('[ANALYTICS-SCREENS-95] takes weights as targets, and leaves those of others', () => {
  const body = {
    ...exampleRiskBody,
    targets: [
      { id: 'ACME', weight: 0.1 },
      { id: 'BOND', weight: 0.2 },
    ],
  };
  expect(
    withTargets(body, [
      { id: 'ACME', weight: 0.45678 },
      { id: 'TARN', weight: 0.1 },
    ]).targets,
  ).toEqual([
    { id: 'ACME', weight: 0.4568 },
    { id: 'BOND', weight: 0.2 },
    { id: 'TARN', weight: 0.1 },
  ]);
});

it('[ANALYTICS-SCREENS-92] offers holdings and groups of what is held, without cash', () => {
  const namesOf = (kind: Parameters<typeof limitChoices>[0]) =>
    limitChoices(kind, exampleRiskPositions, exampleRiskBody).map(({ name, holdings }) => [name, holdings]);
  expect(namesOf('currency')).toEqual([
    ['USD', ['ACME', 'TARN']],
    ['EUR', ['ROUE']],
  ]);
  expect(namesOf('holding')[0]).toEqual(['Acme Instruments', ['ACME']]);
  const limit = { kind: 'sector', lower: 0.1, upper: 0.5 } as const;
  expect(
    namedLimits(
      [
        { ...limit, of: 'Technology' },
        { ...limit, of: 'Gone' },
      ],
      exampleRiskPositions,
      exampleRiskBody,
    ),
  ).toEqual([{ name: 'Technology', holdings: ['ACME'], lower: 0.1, upper: 0.5 }]);
});
