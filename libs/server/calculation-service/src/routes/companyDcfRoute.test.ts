import type { CompanyDcfResponse } from '@finance-analyst/contracts';
import type { FailureCode } from '@finance-analyst/market-data-service';
import { afterAll, describe, expect, it } from 'vitest';
import type { DcfMarketData } from '../dcf/companyDcf.js';
import { createTestServer } from '../testing/createTestServer.js';
import { configuredParameters, sampleMarketData } from '../testing/sampleMarketData.js';

const server = await createTestServer({ marketData: sampleMarketData });
afterAll(() => server.close());

const get = (query: string) => server.inject(`/api/calculations/dcf${query}`);
const defaultOf = async (symbol: string): Promise<CompanyDcfResponse> =>
  (await get(`?symbol=${symbol}`)).json();

describe('GET /api/calculations/dcf', () => {
  it('[CALCULATION-SERVICE-10] values a company over five years from its newest fiscal year', async () => {
    const value = await defaultOf('GLH.SMP');
    expect(value).toMatchObject({
      symbol: 'GLH.SMP',
      name: 'Glenhollin Foods',
      currency: 'USD',
      source: 'sample',
      baseYear: 'FY2026',
      baseYearEnd: '2026-05-31',
    });
    expect(value.years).toHaveLength(5);
    expect(value.inputs.years).toBe(5);
    expect(value.valuePerShare).toBeGreaterThan(0);
  });

  it('[CALCULATION-SERVICE-10] includes inputs that give the same values when they are posted', async () => {
    for (const symbol of ['GLH.SMP', 'MGK.SMP', 'RFG.SMP', 'ZPH.SMP']) {
      const { inputs, ...value } = await defaultOf(symbol);
      const posted = await server.inject({ method: 'POST', url: '/api/calculations/dcf', payload: inputs });
      expect(posted.statusCode).toBe(200);
      expect(value).toMatchObject(posted.json() as object);
    }
  });

  it('[CALCULATION-SERVICE-11] gives the source of beta and every other input', async () => {
    const { beta, inputs, assumptions } = await defaultOf('GLH.SMP');
    expect(beta).toEqual(configuredParameters.beta);
    expect(inputs.costOfCapital?.beta).toBe(configuredParameters.beta.value);
    const explained = new Map(assumptions.map((assumption) => [assumption.path, assumption]));
    const paths = Object.entries(inputs).flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value)
        ? Object.keys(value).map((part) => `${name}.${part}`)
        : [name],
    );
    const unexplained = paths.filter((path) => !explained.has(path));
    expect(unexplained).toEqual(['symbol', 'currency', 'years']);
    expect(explained.get('costOfCapital.riskFreeRate')?.external).toEqual(configuredParameters.riskFreeRate);
    expect(explained.get('baseRevenue')?.sources[0]).toMatchObject({
      line: 'revenue',
      period: 'FY2026',
      value: inputs.baseRevenue,
      source: { taxonomy: 'sample', form: 'Sample annual report' },
    });
    for (const { reason } of assumptions) expect(reason).not.toBe('');
  });

  it.each([
    ['NHB.SMP', 'is a bank'],
    ['SDM.SMP', 'is an insurer'],
  ])('[CALCULATION-SERVICE-12] refuses %s because it %s', async (symbol, reason) => {
    const response = await get(`?symbol=${symbol}`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      error: { code: 'no-default-valuation', message: expect.stringContaining(reason) },
    });
  });

  it('[CALCULATION-SERVICE-13] returns 404 for a company unknown to market data', async () => {
    const response = await get('?symbol=NOPE');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: { code: 'unknown-symbol', message: 'There is no NOPE.' } });
  });

  it.each<[FailureCode, number]>([
    ['provider-timeout', 503],
    ['provider-bad-answer', 502],
    ['ambiguous-symbol', 409],
    ['no-fundamentals', 404],
  ])('[CALCULATION-SERVICE-13] passes %s on as %i', async (code, status) => {
    const failing: DcfMarketData = {
      ...sampleMarketData,
      fundamentals: () => Promise.resolve({ ok: false, code, reason: 'Why.', retryAfterSeconds: 7 }),
    };
    const other = await createTestServer({ marketData: failing });
    const response = await other.inject('/api/calculations/dcf?symbol=GLH.SMP');
    expect(response.statusCode).toBe(status);
    expect(response.headers['retry-after']).toBe('7');
    expect(response.json()).toEqual({ error: { code, message: 'Why.' } });
    await other.close();
  });

  it('[CALCULATION-SERVICE-13] passes on the failure when parameters are unavailable', async () => {
    const failing: DcfMarketData = {
      ...sampleMarketData,
      parameters: () => Promise.resolve({ ok: false, code: 'provider-unavailable', reason: 'Down.' }),
    };
    const other = await createTestServer({ marketData: failing });
    expect((await other.inject('/api/calculations/dcf?symbol=GLH.SMP')).statusCode).toBe(503);
    await other.close();
  });

  it("[CALCULATION-SERVICE-10] values a company without a price, weighting its equity at the model's own value", async () => {
    const priceless: DcfMarketData = {
      ...sampleMarketData,
      quotes: () => Promise.resolve({ quotes: [], missing: [] }),
    };
    const other = await createTestServer({ marketData: priceless });
    const response = await other.inject('/api/calculations/dcf?symbol=GLH.SMP');
    expect(response.statusCode).toBe(200);
    const weight = (response.json() as CompanyDcfResponse).assumptions.find(
      ({ path }) => path === 'costOfCapital.debtWeight',
    );
    expect(weight?.reason).toContain('no price');
    await other.close();
  });

  it.each(['', '?symbol=', '?symbol=GLH.SMP&years=3', '?symbol=a%20b'])(
    '[CALCULATION-SERVICE-9] refuses the query %j',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );
});
