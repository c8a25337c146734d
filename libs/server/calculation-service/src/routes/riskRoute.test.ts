import type { RiskResponse } from '@finance-analyst/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { sourceWorker } from '../testing/sourceWorker.js';

const server = await createTestServer({ createWorker: sourceWorker });
afterAll(() => server.close());

const post = (payload: object) => server.inject({ method: 'POST', url: '/api/calculations/risk', payload });
async function riskOf(payload: object): Promise<RiskResponse> {
  const response = await post(payload);
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** C. R. Bacon, “Practical Portfolio Performance Measurement and Attribution”, 2nd edition (2008): 24 months. */
const portfolio = [
  0.003, 0.026, 0.011, -0.01, 0.015, 0.025, 0.016, 0.067, -0.014, 0.04, -0.005, 0.081, 0.04, -0.037, -0.061,
  0.017, -0.049, -0.022, 0.07, 0.058, -0.065, 0.024, -0.005, -0.009,
];
const benchmark = [
  0.002, 0.025, 0.018, -0.011, 0.014, 0.018, 0.014, 0.065, -0.015, 0.042, -0.006, 0.083, 0.039, -0.038,
  -0.062, 0.015, -0.048, 0.021, 0.06, 0.056, -0.067, 0.019, -0.003, 0,
];
const request = {
  returns: [{ name: 'portfolio', values: portfolio }],
  periodsPerYear: 12,
  level: 0.95,
};

describe('POST /api/calculations/risk', { timeout: 30_000 }, () => {
  it('[CALCULATION-SERVICE-31] has the risk figures of a series', async () => {
    const risk = await riskOf({ ...request, benchmark });
    const mean = portfolio.reduce((sum, each) => sum + each, 0) / 24;
    const deviation = Math.sqrt(portfolio.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 23);
    expect(risk.sampleSize).toBe(24);
    expect(risk.note).toContain('24 observations');
    expect(risk.volatility.value).toBeCloseTo(deviation * Math.sqrt(12), 12);
    expect(risk.sharpe.value).toBeCloseTo((mean / deviation) * Math.sqrt(12), 12);
    expect(risk.downside.value).toBeLessThan(risk.volatility.value ?? 0);
    expect(risk.sortino.value).toBeGreaterThan(risk.sharpe.value ?? 0);
    const market = benchmark.reduce((sum, each) => sum + each, 0) / 24;
    const covariance = portfolio.reduce(
      (sum, each, at) => sum + (each - mean) * ((benchmark[at] ?? 0) - market),
      0,
    );
    const variance = benchmark.reduce((sum, each) => sum + (each - market) ** 2, 0);
    expect(risk.beta.value).toBeCloseTo(covariance / variance, 12);
    expect(risk.trackingError.value).toBeGreaterThan(0);
  });

  it('[CALCULATION-SERVICE-31] has the deepest drawdown, with its periods', async () => {
    const { drawdown } = await riskOf({
      ...request,
      returns: [{ name: 'a', values: [0.1, -0.2, -0.1, 0.5, 0] }],
    });
    expect(drawdown).toEqual({ depth: expect.closeTo(-0.28, 12), start: 1, trough: 3, end: 4, reason: null });
    const rising = await riskOf({ ...request, returns: [{ name: 'a', values: [0.1, 0.2] }] });
    expect(rising.drawdown).toMatchObject({ depth: 0, reason: 'The value never fell.' });
  });

  it('[CALCULATION-SERVICE-31] has losses by method, positive and larger on average than at the level', async () => {
    const { valueAtRisk, expectedShortfall } = await riskOf(request);
    for (const method of ['historical', 'parametric', 'cornishFisher'] as const) {
      expect(valueAtRisk[method].value).toBeGreaterThan(0);
      expect(expectedShortfall[method].value).toBeGreaterThan(valueAtRisk[method].value ?? 1);
    }
    const mean = portfolio.reduce((sum, each) => sum + each, 0) / 24;
    const deviation = Math.sqrt(portfolio.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 24);
    expect(valueAtRisk.parametric.value).toBeCloseTo(1.644_853_626_951 * deviation - mean, 9);
  });

  it('[CALCULATION-SERVICE-32] simulates losses from a seed, with the same digits from the same one', async () => {
    const ten = { ...request, horizon: 10 };
    const one = await riskOf({ ...ten, seed: 7 });
    const { valueAtRisk, expectedShortfall } = one;
    expect(await riskOf({ ...ten, seed: 7 })).toEqual(one);
    const other = await riskOf({ ...ten, seed: 8 });
    expect(other.valueAtRisk.simulated).not.toEqual(valueAtRisk.simulated);
    expect(await riskOf(ten)).toEqual(await riskOf({ ...ten, seed: 1 }));
    expect(expectedShortfall.simulated.value).toBeGreaterThan(valueAtRisk.simulated.value ?? 1);
    // Ten independent months are near the sum of ten, whose moments the parametric loss has.
    expect(Math.abs((valueAtRisk.simulated.value ?? 9) - (valueAtRisk.parametric.value ?? 0))).toBeLessThan(
      0.04,
    );
  });

  it('[CALCULATION-SERVICE-32] has the loss of the returns themselves over one period', async () => {
    const { valueAtRisk, expectedShortfall } = await riskOf({ ...request, seed: 7 });
    expect(valueAtRisk.simulated).toEqual(valueAtRisk.historical);
    expect(expectedShortfall.simulated).toEqual(expectedShortfall.historical);
  });

  it('[CALCULATION-SERVICE-32] says why a loss is not simulated', async () => {
    const ruined = await riskOf({ ...request, returns: [{ name: 'a', values: [0.1, -1.2, 0.1] }] });
    expect(ruined.valueAtRisk.simulated).toMatchObject({ value: null, reason: expect.stringMatching(/2/) });
    const far = await riskOf({ ...request, horizon: 2521 });
    expect(far.expectedShortfall.simulated).toEqual({
      value: null,
      reason: 'Losses are simulated over at most 2520 periods. Shorten the horizon.',
    });
    const longest = await riskOf({ ...request, horizon: 2520 });
    expect(longest.valueAtRisk.simulated.reason).toBeNull();
  });

  it('[CALCULATION-SERVICE-31] is that of the weighted series, with equal weights by default', async () => {
    const returns = [
      { name: 'a', values: portfolio },
      { name: 'b', values: benchmark },
    ];
    const equal = await riskOf({ ...request, returns });
    const given = await riskOf({ ...request, returns, weights: [0.5, 0.5] });
    const first = await riskOf({ ...request, returns, weights: [1, 0] });
    expect(equal).toEqual(given);
    expect(first).toEqual(await riskOf(request));
  });

  it('[CALCULATION-SERVICE-31] says why a figure is missing', async () => {
    const risk = await riskOf({ ...request, returns: [{ name: 'a', values: [0.01, 0.01] }] });
    expect(risk.sharpe).toEqual({ value: null, reason: 'The returns have no volatility.' });
    expect(risk.beta).toEqual({ value: null, reason: 'No benchmark is given.' });
  });

  it.each([
    [
      'series of different lengths',
      { returns: [...request.returns, { name: 'b', values: [0.1] }] },
      'returns.1.values',
    ],
    ['too many weights', { weights: [0.5, 0.5] }, 'weights'],
    ['a benchmark of another length', { benchmark: [0.1] }, 'benchmark'],
  ])('[CALCULATION-SERVICE-31] refuses %s', async (_name, changes, path) => {
    const response = await post({ ...request, ...changes });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { error: { code: 'impossible-series', details: [{ path }] } },
    ]);
  });

  it.each([
    ['a level of 95', { level: 95 }],
    ['no series', { returns: [] }],
    ['a horizon of 0', { horizon: 0 }],
    ['a seed below 0', { seed: -1 }],
  ])('[CALCULATION-SERVICE-9] refuses a body with %s', async (_name, changes) => {
    expect((await post({ ...request, ...changes })).statusCode).toBe(400);
  });
});
