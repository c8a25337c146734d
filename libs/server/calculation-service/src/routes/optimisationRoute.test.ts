import type { OptimisationResponse } from '@finance-analyst/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { sourceWorker } from '../testing/sourceWorker.js';

const server = await createTestServer({ createWorker: sourceWorker });
afterAll(() => server.close());

const post = (payload: object) =>
  server.inject({ method: 'POST', url: '/api/calculations/optimisation', payload });
async function optimum(payload: object): Promise<OptimisationResponse> {
  const response = await post(payload);
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return response.json();
}
const close = (values: readonly number[], digits: number) =>
  values.map((each) => expect.closeTo(each, digits) as number);

/** S. Maillard, T. Roncalli and J. Teïletche, “The properties of equally weighted risk contribution portfolios” (2010), section 3.3. */
const volatilities = [0.1, 0.2, 0.3, 0.4];
const correlations = [
  [1, 0.8, 0, 0],
  [0.8, 1, 0, 0],
  [0, 0, 1, -0.5],
  [0, 0, -0.5, 1],
];
const covariance = correlations.map((row, i) =>
  row.map((each, j) => each * (volatilities[i] ?? 0) * (volatilities[j] ?? 0)),
);
const expectedReturns = [0.04, 0.08, 0.09, 0.12];
const request = { covariance, expectedReturns };

describe('POST /api/calculations/optimisation', { timeout: 30_000 }, () => {
  it('[CALCULATION-SERVICE-33] has the weights of minimum variance and risk parity that are published', async () => {
    const least = await optimum({ covariance, objective: 'minimum-variance' });
    expect(least.weights).toEqual(close([0.745, 0, 0.152, 0.103], 3));
    expect(least.volatility).toBeCloseTo(0.086, 3);
    expect([least.expectedReturn, least.sharpe, least.frontier]).toEqual([null, null, undefined]);
    const parity = await optimum({ ...request, objective: 'risk-parity' });
    expect(parity.weights).toEqual(close([0.384, 0.192, 0.243, 0.182], 3));
    expect(parity.volatility).toBeCloseTo(0.103, 3);
    expect(parity.riskShares).toEqual(close([0.25, 0.25, 0.25, 0.25], 8));
  });

  it('[CALCULATION-SERVICE-33] has the highest Sharpe ratio: risk in proportion to excess return', async () => {
    const { weights, sharpe, expectedReturn, volatility } = await optimum({
      ...request,
      objective: 'maximum-sharpe',
      riskFreeRate: 0.02,
      bounds: { min: -1 },
    });
    expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10);
    const ratios = covariance.map(
      (row, at) =>
        row.reduce((sum, each, other) => sum + each * (weights[other] ?? 0), 0) /
        ((expectedReturns[at] ?? 0) - 0.02),
    );
    for (const ratio of ratios) expect(ratio).toBeCloseTo(ratios[0] ?? 0, 8);
    expect(sharpe).toBeCloseTo(((expectedReturn ?? 0) - 0.02) / volatility, 12);
  });

  it('[CALCULATION-SERVICE-33] reaches a target, and has the frontier that was asked for', async () => {
    const found = await optimum({ ...request, objective: 'target-return', target: 0.08, frontierPoints: 5 });
    expect(found.expectedReturn).toBeCloseTo(0.08, 10);
    expect(found.frontier).toHaveLength(5);
    expect(found.frontier?.at(-1)).toMatchObject({
      expectedReturn: 0.12,
      volatility: expect.closeTo(0.4, 12),
    });
    const grouped = await optimum({
      ...request,
      objective: 'target-return',
      target: 0.08,
      frontierPoints: 5,
      groups: [{ name: 'risky', assets: [2, 3], max: 0.5 }],
    });
    expect(grouped.expectedReturn).toBeCloseTo(0.08, 9);
    expect((grouped.weights[2] ?? 1) + (grouped.weights[3] ?? 1)).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(grouped.volatility).toBeGreaterThan(found.volatility);
    expect(grouped.frontier?.at(-1)?.weights).toEqual(close([0, 0.5, 0, 0.5], 9));
  });

  it.each(['minimum-variance', 'maximum-sharpe'])(
    '[CALCULATION-SERVICE-33] has %s within bounds and groups',
    async (objective) => {
      const { weights } = await optimum({
        ...request,
        objective,
        bounds: [{ max: 0.4 }, {}, { min: 0.1 }, {}],
        groups: [
          { assets: [0, 1], min: 0.7, max: 0.75 },
          { assets: [1, 3], min: 0.5 },
        ],
      });
      const [a = 0, b = 0, c = 0, d = 0] = weights;
      expect(a + b + c + d).toBeCloseTo(1, 10);
      expect(a).toBeLessThanOrEqual(0.4 + 1e-9);
      expect(c).toBeGreaterThanOrEqual(0.1 - 1e-9);
      expect(a + b).toBeGreaterThanOrEqual(0.7 - 1e-9);
      expect(a + b).toBeLessThanOrEqual(0.75 + 1e-9);
      expect(b + d).toBeGreaterThanOrEqual(0.5 - 1e-9);
    },
  );

  const a = [0.02, -0.01, 0.03, 0.01, -0.02, 0.015];
  const b = [0.01, 0.02, -0.01, 0.03, 0.01, -0.015];
  const returns = [
    { name: 'a', values: a },
    { name: 'b', values: b },
  ];

  it('[CALCULATION-SERVICE-33] weights halves by the inverse of their variances in hierarchical risk parity', async () => {
    const two = [
      [0.04, 0],
      [0, 0.01],
    ];
    const { weights } = await optimum({ covariance: two, objective: 'hierarchical-risk-parity' });
    expect(weights).toEqual(close([0.2, 0.8], 12));
  });

  it('[CALCULATION-SERVICE-34] estimates covariance and expected returns from returns', async () => {
    const mean = (x: readonly number[]) => x.reduce((sum, each) => sum + each, 0) / x.length;
    const product = (x: readonly number[], y: readonly number[]) =>
      x.reduce((sum, each, at) => sum + (each - mean(x)) * ((y[at] ?? 0) - mean(y)), 0) / (x.length - 1);
    const [va, vb, ab] = [product(a, a), product(b, b), product(a, b)];
    const share = (vb - ab) / (va + vb - 2 * ab);
    const sample = await optimum({
      returns,
      objective: 'minimum-variance',
      estimator: 'sample',
      periodsPerYear: 12,
    });
    expect(sample.weights).toEqual(close([share, 1 - share], 10));
    expect(sample.volatility).toBeCloseTo(Math.sqrt(12 * ((va * vb - ab * ab) / (va + vb - 2 * ab))), 10);
    expect(sample.expectedReturn).toBeCloseTo(12 * (share * mean(a) + (1 - share) * mean(b)), 12);
    expect([sample.shrinkage, sample.note]).toEqual([null, expect.stringContaining('6 observations')]);
    const shrunk = await optimum({ returns, objective: 'minimum-variance' });
    expect(shrunk.shrinkage).toBeGreaterThanOrEqual(0);
    const given = await optimum({ returns, expectedReturns: [0.1, 0.2], objective: 'minimum-variance' });
    expect(given.expectedReturn).toBeCloseTo(
      0.1 * (given.weights[0] ?? 0) + 0.2 * (given.weights[1] ?? 0),
      12,
    );
  });

  it('[CALCULATION-SERVICE-34] takes the names of returns in groups', async () => {
    const body = { returns, objective: 'minimum-variance', groups: [{ assets: ['b'], max: 0.25 }] };
    expect((await optimum(body)).weights).toEqual(close([0.75, 0.25], 9));
  });

  it.each([
    [
      'a row of another length',
      { covariance: [[0.04, 0.01], [0.01]], expectedReturns: undefined },
      'covariance.1',
    ],
    ['expected returns of another length', { expectedReturns: [0.1] }, 'expectedReturns'],
    ['bounds of another length', { bounds: [{}] }, 'bounds'],
    ['an asset that does not exist', { groups: [{ assets: [0, 4] }] }, 'groups.0.assets.1'],
    ['a name that does not exist', { groups: [{ assets: ['a'] }] }, 'groups.0.assets.0'],
    [
      'series of different lengths',
      {
        covariance: undefined,
        expectedReturns: undefined,
        returns: [
          { name: 'a', values: a },
          { name: 'b', values: [0, 1] },
        ],
      },
      'returns.1.values',
    ],
    [
      'two series of one name',
      {
        covariance: undefined,
        expectedReturns: undefined,
        returns: [
          { name: 'a', values: a },
          { name: 'a', values: b },
        ],
      },
      'returns.1.name',
    ],
  ])('[CALCULATION-SERVICE-35] refuses %s', async (_name, changes, path) => {
    const response = await post({ ...request, objective: 'minimum-variance', ...changes });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { error: { code: 'impossible-request', details: [{ path }] } },
    ]);
  });

  it.each([
    [{ bounds: { max: 0.2 } }, 'The largest weights add up to less than 100%.'],
    [
      {
        groups: [
          { assets: [0, 1], max: 0.3 },
          { assets: [2, 3], max: 0.3 },
        ],
      },
      'No weights are within all limits at once.',
    ],
    [
      { objective: 'target-return', target: 0.2 },
      'No weights within the bounds are expected to return as much.',
    ],
    [
      { objective: 'maximum-sharpe', riskFreeRate: 0.5 },
      'No weights within the bounds are expected to return more than the risk-free return.',
    ],
    [
      { objective: 'risk-parity', bounds: { max: 0.3 } },
      'This objective has one solution, which gives asset 1 38.36%, outside its limits. Change them, or the objective.',
    ],
    [
      { objective: 'hierarchical-risk-parity', groups: [{ name: 'risky', assets: [2, 3], max: 0.01 }] },
      /^This objective has one solution, which gives group risky \d+\.\d\d%, outside its limits\./,
    ],
    [
      {
        covariance: [
          [0.04, 0.06],
          [0.06, 0.09],
        ],
        expectedReturns: [0.1, 0.2],
        bounds: { min: -9, max: 9 },
      },
      /^The covariance is not positive definite/,
    ],
    [
      {
        covariance: [
          [0.04, 0.01],
          [0.02, 0.09],
        ],
        expectedReturns: [0.1, 0.2],
      },
      /differ\.$/,
    ],
  ])('[CALCULATION-SERVICE-35] says why %j has no weights', async (changes, message) => {
    const response = await post({ ...request, objective: 'minimum-variance', ...changes });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      {
        error: {
          code: 'impossible-optimisation',
          message: typeof message === 'string' ? message : expect.stringMatching(message),
        },
      },
    ]);
  });

  it.each([
    ['no objective', { objective: undefined }],
    ['no assets', { covariance: [] }],
    ['a target that is not used', { target: 0.1 }],
    ['an unknown field', { colour: 'red' }],
    ['bounds that are a number', { bounds: 0.5 }],
  ])('[CALCULATION-SERVICE-9] refuses a body with %s', async (_name, changes) => {
    expect((await post({ ...request, objective: 'minimum-variance', ...changes })).statusCode).toBe(400);
  });
});
