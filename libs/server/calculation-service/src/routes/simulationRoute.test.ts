import type { SimulationRequest, SimulationResponse } from '@finance-analyst/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { sourceWorker } from '../testing/sourceWorker.js';

/** A sum of two inputs, so that its distribution is known. */
const model = `model "Sum"
input one: amount
input other: amount
value total: amount = one + other
value root: number = one / other
`;
const request: SimulationRequest = {
  model,
  inputs: { one: 10, other: 20 },
  distributions: {
    one: { type: 'normal', mean: 10, standardDeviation: 3 },
    other: { type: 'normal', mean: 0, standardDeviation: 4, effect: 'shift' },
  },
  paths: 100_000,
  seed: 7,
  outputs: ['total'],
};

const server = await createTestServer({ createWorker: sourceWorker });
afterAll(() => server.close());

const post = (payload: object) =>
  server.inject({ method: 'POST', url: '/api/calculations/simulation', payload });
async function totalOf(changes: Partial<SimulationRequest> = {}) {
  const response = await post({ ...request, ...changes });
  expect(response.statusCode).toBe(200);
  const { outputs } = response.json<SimulationResponse>();
  if (!outputs['total']) throw new Error('There is no total.');
  return outputs['total'];
}

describe('POST /api/calculations/simulation', { timeout: 30_000 }, () => {
  it('[CALCULATION-SERVICE-25] answers the distribution of an output, within its standard errors of the exact one', async () => {
    const total = await totalOf({ thresholds: { total: [30, 35] } });
    // Independent normal figures: mean 10 + 20, standard deviation √(3² + 4²).
    expect(total).toMatchObject({ label: 'Total', unit: 'amount', failures: [] });
    expect(total.standardError).toBeCloseTo(5 / Math.sqrt(100_000), 3);
    expect(Math.abs(total.mean - 30)).toBeLessThan(4 * (total.standardError ?? 0));
    expect(total.standardDeviation).toBeCloseTo(5, 1);
    expect(Object.keys(total.percentiles)).toEqual(['1', '5', '10', '25', '50', '75', '90', '95', '99']);
    expect(total.percentiles['5']).toBeCloseTo(30 - 1.644_854 * 5, 0);
    expect(total.percentiles['95']).toBeCloseTo(30 + 1.644_854 * 5, 0);
    expect(total.probabilityBelow.map(({ threshold }) => threshold)).toEqual([30, 35]);
    expect(total.probabilityBelow[0]?.probability).toBeCloseTo(0.5, 2);
    expect(total.probabilityBelow[1]?.probability).toBeCloseTo(0.8413, 2);
  });

  it('[CALCULATION-SERVICE-25] gives the same digits for the same seed, and others for another', async () => {
    const [one, same, other] = [await totalOf(), await totalOf(), await totalOf({ seed: 8 })];
    expect(same).toEqual(one);
    expect(other.mean).not.toBe(one.mean);
  });

  it('[CALCULATION-SERVICE-25] draws correlated inputs', async () => {
    const correlations = [
      [1, -0.6],
      [-0.6, 1],
    ];
    // √(9 + 16 − 2 × 0.6 × 12)
    expect((await totalOf({ correlations })).standardDeviation).toBeCloseTo(Math.sqrt(10.6), 1);
  });

  it('[CALCULATION-SERVICE-25] simulates a template by its name', async () => {
    const inputs = {
      base_revenue: 1000,
      revenue_growth: [0.1, 0.09, 0.08, 0.07, 0.06],
      operating_margin: [0.2, 0.2, 0.2, 0.2, 0.2],
      tax_rate: [0.25, 0.25, 0.25, 0.25, 0.25],
      depreciation_rate: [0.04, 0.04, 0.04, 0.04, 0.04],
      capital_expenditure_rate: [0.05, 0.05, 0.05, 0.05, 0.05],
      working_capital_rate: [0.1, 0.1, 0.1, 0.1, 0.1],
      base_working_capital: 100,
      wacc_method: 'given',
      given_wacc: 0.09,
      risk_free_rate: 0.04,
      equity_risk_premium: 0.05,
      beta: 1.1,
      cost_of_debt: 0.06,
      interest_tax_rate: 0.25,
      debt_weight: 0.2,
      discounting: 'end_of_year',
      terminal_method: 'perpetual_growth',
      terminal_growth: 0.025,
      exit_multiple: 10,
      exit_metric: 'ebitda',
      cash: 50,
      non_operating_assets: 0,
      debt: 200,
      minority_interest: 0,
      preferred_equity: 0,
      shares_outstanding: 100,
    };
    const response = await post({
      model: 'free-cash-flow-to-firm',
      inputs,
      distributions: { revenue_growth: { type: 'uniform', low: -0.02, high: 0.02, effect: 'shift' } },
      paths: 1000,
      seed: 1,
      outputs: ['value_per_share', 'wacc'],
    });
    expect(response.json()).toMatchObject({
      outputs: {
        value_per_share: { unit: 'per_share' },
        wacc: { mean: expect.closeTo(0.09, 12), standardDeviation: expect.closeTo(0, 12) },
      },
    });
  });

  it('[CALCULATION-SERVICE-25] counts paths without a value, with their reason', async () => {
    const response = await post({
      ...request,
      distributions: {
        other: {
          type: 'discrete',
          outcomes: [
            { value: 0, probability: 0.25 },
            { value: 5, probability: 0.75 },
          ],
        },
      },
      paths: 10_000,
      outputs: ['root'],
    });
    const { outputs } = response.json<SimulationResponse>();
    expect(outputs['root']).toMatchObject({
      mean: 2,
      failures: [{ reason: expect.stringContaining('zero') }],
    });
    expect((outputs['root']?.failures[0]?.paths ?? 0) / 10_000).toBeCloseTo(0.25, 1);
  });

  it.each([
    [
      'correlations that cannot be',
      {
        correlations: [
          [1, 2],
          [2, 1],
        ],
      },
      'impossible-simulation',
    ],
    [
      'an input that is not in the model',
      { distributions: { third: { type: 'uniform', low: 0, high: 1 } } },
      'impossible-simulation',
    ],
    [
      'a distribution that cannot be',
      { distributions: { one: { type: 'uniform', low: 2, high: 1 } } },
      'impossible-simulation',
    ],
    ['a threshold of no output', { thresholds: { root: [1] } }, 'unknown-name'],
    ['an output that is not in the model', { outputs: ['third'] }, 'unknown-name'],
    ['a model that does not compile', { model: 'value x = y' }, 'model-does-not-compile'],
    ['an unknown template', { model: 'unknown' }, 'unknown-template'],
    [
      'no path with a value',
      {
        inputs: { one: 1, other: 0 },
        distributions: { one: { type: 'uniform', low: 1, high: 2 } },
        outputs: ['root'],
      },
      'no-value',
    ],
  ])('[CALCULATION-SERVICE-26] refuses %s', async (_name, changes, code) => {
    const response = await post({ ...request, paths: 1000, ...changes });
    expect([response.statusCode, response.json()]).toMatchObject([422, { error: { code } }]);
  });

  it.each([
    ['too many paths', { paths: 1_000_001 }, 'paths'],
    ['no distribution', { distributions: {} }, 'distributions'],
    [
      'an unknown kind of distribution',
      { distributions: { one: { type: 'cauchy' } } },
      'distributions.one.type',
    ],
    ['an unknown field', { speed: 1 }, ''],
  ])('[CALCULATION-SERVICE-9] refuses a body with %s', async (_name, changes, path) => {
    const response = await post({ ...request, ...changes });
    expect(response.statusCode).toBe(400);
    expect(
      response.json<{ error: { details: { path: string }[] } }>().error.details[0]?.path ?? '',
    ).toContain(path);
  });
});
