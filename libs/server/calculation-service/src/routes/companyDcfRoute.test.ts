import type { CompanyDcfResponse } from '@finance-analyst/contracts';
import type { FailureCode } from '@finance-analyst/market-data-service';
import { afterAll, describe, expect, it } from 'vitest';
import type { CompanyMarketData } from '../company/companyData.js';
import { createTestServer } from '../testing/createTestServer.js';
import { configuredParameters, sampleMarketData } from '../testing/sampleMarketData.js';

const server = await createTestServer({ marketData: sampleMarketData });
afterAll(() => server.close());

const get = (query: string) => server.inject(`/api/calculations/dcf${query}`);
const defaultOf = async (symbol: string): Promise<CompanyDcfResponse> =>
  (await get(`?symbol=${symbol}`)).json();

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('GET /api/calculations/dcf', () => {
  it('[CALCULATION-SERVICE-10] values a company from its trailing twelve months on the day of its price', async () => {
    const value = await defaultOf('GLH.SMP');
    expect(value).toMatchObject({
      symbol: 'GLH.SMP',
      name: 'Glenhollin Foods',
      currency: 'USD',
      source: 'sample',
      template: 'free-cash-flow-to-firm 4',
      valuationDate: '2026-10-30',
      balanceDate: '2026-08-31',
      basePeriod: 'TTM Q1 2027',
      basePeriodEnd: '2026-08-31',
      price: { currency: 'USD', asOf: expect.stringMatching(/^2026-10-30/) },
      terminal: { growth: 0.025 },
    });
    expect(value.years.map(({ end }) => end)).toEqual(
      ['2027', '2028', '2029', '2030', '2031'].map((year) => `${year}-05-31`),
    );
    expect(value.years[0]?.length).toBeCloseTo(273 / 365, 12);
  });

  it('[CALCULATION-SERVICE-10] has figures that add up to its value', async () => {
    for (const symbol of ['GLH.SMP', 'VSK.SMP', 'MRV.SMP', 'EDV.SMP']) {
      const { years, terminal, enterpriseValue, equityValue, dilutedShares, valuePerShare, wacc } =
        await defaultOf(symbol);
      for (const year of years) {
        expect(year.freeCashFlow).toBeCloseTo(year.nopat - year.reinvestment, 0);
        expect(year.presentValue / year.freeCashFlow).toBeCloseTo(year.discountFactor, 9);
      }
      const discounted = sumOf(years.map(({ presentValue }) => presentValue)) + terminal.presentValue;
      expect(discounted / enterpriseValue).toBeCloseTo(1, 9);
      expect(terminal.presentValue / enterpriseValue).toBeCloseTo(terminal.share ?? Number.NaN, 9);
      expect(equityValue / dilutedShares / valuePerShare).toBeCloseTo(1, 9);
      expect(terminal.ronic).toBeCloseTo(wacc, 9);
    }
  });

  it('[CALCULATION-SERVICE-10] has a range around it, or the reason why there is none', async () => {
    const { valuePerShare, range, rangeReason } = await defaultOf('GLH.SMP');
    expect(range?.base).toBe(valuePerShare);
    expect(range?.cautious).toBeLessThan(valuePerShare);
    expect(range?.optimistic).toBeGreaterThan(valuePerShare);
    expect(rangeReason).toBeNull();
  });

  it('[CALCULATION-SERVICE-11] gives the source of beta and every other input', async () => {
    const { beta, inputs, checks } = await defaultOf('GLH.SMP');
    const explained = new Map(inputs.map((input) => [input.name, input]));
    expect(beta).toMatchObject({
      value: explained.get('beta')?.value,
      source: expect.stringMatching(/Damodaran|sector/i),
    });
    expect(beta.label).toBe(explained.get('beta')?.reason);
    expect(explained.get('risk_free_rate')?.external).toEqual(configuredParameters.riskFreeRate);
    expect(explained.get('revenue_growth')?.value).toHaveLength(5);
    expect(explained.get('base_revenue')?.sources[0]).toMatchObject({
      line: 'revenue',
      period: 'TTM Q1 2027',
      value: explained.get('base_revenue')?.value,
      source: { taxonomy: 'sample', form: 'Sample quarterly report' },
    });
    for (const { reason, label } of inputs) expect([reason, label]).not.toContain('');
    expect(checks).toEqual([]);
  });

  it('[CALCULATION-SERVICE-11] names what an analyst should look at', async () => {
    const { questions } = await defaultOf('VSK.SMP');
    expect(questions).toEqual([
      { input: 'terminal_tax_rate', text: expect.stringContaining('Statutory tax rates differ') },
    ]);
  });

  it('[CALCULATION-SERVICE-12] gives a loss-maker no value, but its open input and what the price implies', async () => {
    const response = await get('?symbol=SLV.SMP');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      error: {
        code: 'no-default-valuation',
        message: expect.stringMatching(
          /^Solvenna Hydrogen has no value by default.* The price of 101\.01 CHF implies an operating margin of \d+\.\d% in year 10\.$/,
        ),
        details: [{ path: 'operating_margin', message: expect.stringContaining('a loss does not continue') }],
      },
    });
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
    const failing: CompanyMarketData = {
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
    const failing: CompanyMarketData = {
      ...sampleMarketData,
      parameters: () => Promise.resolve({ ok: false, code: 'provider-unavailable', reason: 'Down.' }),
    };
    const other = await createTestServer({ marketData: failing });
    expect((await other.inject('/api/calculations/dcf?symbol=GLH.SMP')).statusCode).toBe(503);
    await other.close();
  });

  it('[CALCULATION-SERVICE-10] values a company without a price', async () => {
    const priceless: CompanyMarketData = {
      ...sampleMarketData,
      quotes: () => Promise.resolve({ quotes: [], missing: [] }),
    };
    const other = await createTestServer({ marketData: priceless });
    const response = await other.inject('/api/calculations/dcf?symbol=GLH.SMP');
    expect(response.json()).toMatchObject({ price: null, valuePerShare: expect.any(Number) });
    const loss = await other.inject('/api/calculations/dcf?symbol=SLV.SMP');
    expect((loss.json() as { error: { message: string } }).error.message).toBe(
      'Solvenna Hydrogen has no value by default: an input has to be decided first.',
    );
    await other.close();
  });

  it.each(['', '?symbol=', '?symbol=GLH.SMP&years=3', '?symbol=a%20b'])(
    '[CALCULATION-SERVICE-9] refuses the query %j',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );
});
