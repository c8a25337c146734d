import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { dcfBody } from '../testing/dcfBody.js';

const server: FastifyInstance = await createTestServer();
afterAll(() => server.close());

const post = (payload: Readonly<Record<string, unknown>> | unknown[]) =>
  server.inject({ method: 'POST', url: '/api/calculations/dcf', payload });

describe('POST /api/calculations/dcf', () => {
  it('[CALCULATION-SERVICE-1] returns the values, the years and the checks', async () => {
    const response = await post(dcfBody);
    expect(response.statusCode).toBe(200);
    const body: unknown = response.json();
    expect(Object.keys(body as object)).toEqual([
      'currency',
      'wacc',
      'enterpriseValue',
      'equityValue',
      'valuePerShare',
      'presentValueOfCashFlows',
      'terminalValue',
      'presentValueOfTerminalValue',
      'terminalShare',
      'years',
      'checks',
    ]);
    expect(body).toMatchObject({ currency: 'USD', wacc: expect.closeTo(0.085, 12) });
    expect((body as { years: object[] }).years.map((year) => Object.keys(year))).toEqual(
      new Array(5).fill([
        'year',
        'revenue',
        'operatingIncome',
        'operatingTaxes',
        'depreciation',
        'capitalExpenditure',
        'changeInWorkingCapital',
        'freeCashFlow',
        'discountFactor',
        'presentValue',
      ]),
    );
  });

  it.each([
    ['a missing field', { ...dcfBody, baseRevenue: undefined }, 'baseRevenue'],
    ['a wrong type', { ...dcfBody, cash: '50' }, 'cash'],
    ['arrays of different lengths', { ...dcfBody, taxRate: [0.2] }, 'taxRate'],
    ['years beside arrays that differ', { ...dcfBody, years: 4 }, 'years'],
    ['both costs of capital', { ...dcfBody, wacc: 0.09 }, 'wacc'],
    ['no cost of capital', { ...dcfBody, costOfCapital: undefined }, 'wacc'],
    ['an unknown terminal method', { ...dcfBody, terminal: { method: 'hope' } }, 'terminal.method'],
    [
      'a part of the cost of capital missing',
      { ...dcfBody, costOfCapital: { beta: 1 } },
      'costOfCapital.riskFreeRate',
    ],
  ])('[CALCULATION-SERVICE-9] refuses %s as malformed, with the path', async (_, body, path) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    const paths = (response.json() as { error: { details: { path: string }[] } }).error.details.map(
      (each) => each.path,
    );
    expect(paths).toContain(path);
  });

  it('[CALCULATION-SERVICE-9] refuses unknown fields', async () => {
    const response = await post({ ...dcfBody, waccc: 0.09 });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('waccc');
  });

  it('[CALCULATION-SERVICE-9] refuses a body that is not an object', async () => {
    expect((await post([dcfBody])).statusCode).toBe(400);
  });

  it('[CALCULATION-SERVICE-6] returns 422 for impossible inputs, with what to change', async () => {
    const response = await post({ ...dcfBody, terminal: { method: 'perpetual-growth', growth: 0.5 } });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      error: {
        code: 'impossible-inputs',
        message:
          "These inputs have no value: 'costOfCapital' gives a WACC of 8.5%, which must be greater than terminal.growth.",
        details: [
          {
            path: 'costOfCapital',
            message: 'gives a WACC of 8.5%, which must be greater than terminal.growth',
          },
        ],
      },
    });
  });
});
