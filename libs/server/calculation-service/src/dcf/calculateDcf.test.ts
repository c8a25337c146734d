import {
  dcfRequestSchema,
  type DcfRequest,
  type DcfRequestBody,
  type DcfResponse,
} from '@finance-analyst/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dcfBody, withWacc } from '../testing/dcfBody.js';
import { oracleDcf } from '../testing/oracleDcf.js';
import { calculateDcf } from './calculateDcf.js';

const requestOf = (body: unknown): DcfRequest => dcfRequestSchema.parse(body);

/** The result for a body; fails the test when there is none. */
function valued(body: unknown): DcfResponse {
  const result = calculateDcf(requestOf(body));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The problems of a body, or an empty list. */
function problemsOf(body: unknown) {
  const result = calculateDcf(requestOf(body));
  return result.ok ? [] : result.problems;
}

/** Tolerance relative to the sizes that were added up, so that a difference of large amounts is judged fairly. */
function expectClose(actual: number, expected: number, scale = Math.abs(expected)): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(expected), scale));
}

const rate = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

/** Bodies of every form: scalar and array drivers, both costs of capital, terminals and timings. */
const bodies = fc.integer({ min: 1, max: 50 }).chain((years) => {
  const driver = (low: number, high: number) =>
    fc.oneof(rate(low, high), fc.array(rate(low, high), { minLength: years, maxLength: years }));
  return fc.record({
    currency: fc.constant('USD'),
    years: fc.constant(years),
    baseRevenue: rate(1, 1e12),
    revenueGrowth: driver(-0.3, 0.4),
    operatingMargin: driver(-0.1, 0.5),
    taxRate: driver(0, 0.4),
    depreciationRate: driver(0, 0.2),
    capitalExpenditureRate: driver(0, 0.2),
    workingCapitalRate: driver(-0.1, 0.3),
    baseWorkingCapital: rate(-100, 1e9),
    cost: fc.oneof(
      fc.record({ wacc: rate(0.06, 0.2) }),
      fc.record({
        costOfCapital: fc.record({
          riskFreeRate: rate(0.03, 0.06),
          equityRiskPremium: rate(0.04, 0.06),
          beta: rate(0.6, 2),
          costOfDebt: rate(0.06, 0.09),
          taxRate: rate(0, 0.4),
          debtWeight: rate(0, 0.5),
        }),
      }),
    ),
    discounting: fc.constantFrom('end-of-year' as const, 'mid-year' as const),
    terminal: fc.oneof(
      fc.record({ method: fc.constant('perpetual-growth' as const), growth: rate(-0.02, 0.03) }),
      fc.record({
        method: fc.constant('exit-multiple' as const),
        multiple: rate(1, 20),
        metric: fc.constantFrom('ebitda' as const, 'ebit' as const),
      }),
    ),
    cash: rate(0, 1e9),
    debt: rate(0, 1e9),
    minorityInterest: rate(0, 1e6),
    preferredEquity: rate(0, 1e6),
    nonOperatingAssets: rate(0, 1e6),
    sharesOutstanding: rate(1, 1e9),
  });
});

describe('calculateDcf', () => {
  it('[CALCULATION-SERVICE-1] agrees with an independent computation to 1e-9', () => {
    let compared = 0;
    fc.assert(
      fc.property(bodies, ({ cost, ...rest }) => {
        const body: DcfRequestBody = { ...rest, ...cost };
        const result = calculateDcf(requestOf(body));
        const spread = (driver: number | readonly number[]) =>
          typeof driver === 'number' ? new Array<number>(body.years ?? 0).fill(driver) : driver;
        const parts = body.costOfCapital;
        const wacc = parts
          ? (parts.riskFreeRate + parts.beta * parts.equityRiskPremium) * (1 - parts.debtWeight) +
            parts.costOfDebt * parts.debtWeight * (1 - parts.taxRate)
          : (body.wacc ?? Number.NaN);
        const expected = oracleDcf({
          baseRevenue: body.baseRevenue,
          growth: spread(body.revenueGrowth),
          margin: spread(body.operatingMargin),
          tax: spread(body.taxRate),
          depreciation: spread(body.depreciationRate),
          investment: spread(body.capitalExpenditureRate),
          working: spread(body.workingCapitalRate),
          baseWorkingCapital: body.baseWorkingCapital ?? Number.NaN,
          wacc,
          isMidYear: body.discounting === 'mid-year',
          terminal: body.terminal,
          bridge:
            (body.cash ?? 0) +
            (body.nonOperatingAssets ?? 0) -
            (body.debt ?? 0) -
            (body.minorityInterest ?? 0) -
            (body.preferredEquity ?? 0),
          shares: body.sharesOutstanding,
        });
        if (!result.ok) {
          const isExpected =
            body.terminal.method === 'exit-multiple'
              ? (body.terminal.metric === 'ebitda' ? expected.ebitda : expected.ebit) <= 0
              : wacc <= body.terminal.growth;
          expect(isExpected).toBe(true);
          return;
        }
        compared += 1;
        const { value } = result;
        const largestFlow = Math.max(...value.years.map(({ revenue }) => Math.abs(revenue)));
        const scale = largestFlow + Math.abs(expected.presentTerminalValue) + 2e9;
        expectClose(value.wacc, wacc);
        for (const [index, year] of value.years.entries()) {
          expectClose(year.freeCashFlow, expected.flows[index] ?? Number.NaN, largestFlow);
        }
        expectClose(value.presentValueOfCashFlows, expected.presentValue, largestFlow);
        expectClose(value.terminalValue, expected.terminalValue, largestFlow / 0.03);
        expectClose(value.presentValueOfTerminalValue, expected.presentTerminalValue, largestFlow / 0.03);
        expectClose(value.enterpriseValue, expected.enterpriseValue, scale);
        expectClose(value.equityValue, expected.equityValue, scale);
        expectClose(value.valuePerShare, expected.perShare, scale / body.sharesOutstanding);
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(300);
  });

  it('[CALCULATION-SERVICE-1] keeps the discount factors that Math.pow gives, bit for bit', () => {
    const pairs = Array.from({ length: 400 }, (_, index) => {
      const wacc = 0.05 + index / 2500;
      const discounting = index % 2 === 0 ? ('end-of-year' as const) : ('mid-year' as const);
      const driver = new Array<number>(40).fill(0.01);
      const { years } = valued({ ...withWacc(wacc), revenueGrowth: driver, discounting });
      return years.map(({ year, discountFactor }) => [
        discountFactor,
        Math.pow(1 + wacc, -(year - (discounting === 'mid-year' ? 0.5 : 0))),
      ]);
    }).flat();
    expect(pairs.map(([actual]) => actual)).toEqual(pairs.map(([, published]) => published));
  });

  it('[CALCULATION-SERVICE-1] values a forecast worked out by hand', () => {
    // One year: revenue 1100, income 220, taxes 55, depreciation 44, investment 55, working capital 100 to 110.
    const value = valued({
      ...withWacc(0.1),
      revenueGrowth: [0.1],
      terminal: { method: 'perpetual-growth', growth: 0 },
    });
    expect(value.years[0]).toMatchObject({
      year: 1,
      revenue: expect.closeTo(1100, 9),
      changeInWorkingCapital: expect.closeTo(10, 9),
      freeCashFlow: expect.closeTo(144, 9),
    });
    expect(value.presentValueOfCashFlows).toBeCloseTo(144 / 1.1, 9);
    expect(value.terminalValue).toBeCloseTo(1440, 9);
    expect(value.enterpriseValue).toBeCloseTo(1584 / 1.1, 9);
    expect(value.equityValue).toBeCloseTo(1584 / 1.1 - 150, 9);
    expect(value.valuePerShare).toBeCloseTo((1584 / 1.1 - 150) / 100, 9);
    expect(value.terminalShare).toBeCloseTo(1440 / 1584, 9);
  });

  it('[CALCULATION-SERVICE-2] accepts one number for all years or one per year', () => {
    const each = valued({ ...dcfBody, operatingMargin: new Array(5).fill(0.2) });
    expect(valued(dcfBody)).toEqual(each);
  });

  it('[CALCULATION-SERVICE-2] forecasts five years by default', () => {
    expect(valued({ ...dcfBody, revenueGrowth: 0.05 }).years).toHaveLength(5);
    expect(valued({ ...dcfBody, revenueGrowth: 0.05, years: 12 }).years).toHaveLength(12);
    expect(valued({ ...dcfBody, revenueGrowth: new Array(50).fill(0.01) }).years).toHaveLength(50);
  });

  it('[CALCULATION-SERVICE-3] defaults base working capital to the first rate times base revenue', () => {
    const rates = [0.12, 0.1, 0.1, 0.1, 0.1];
    const left = valued({ ...dcfBody, workingCapitalRate: rates, baseWorkingCapital: undefined });
    expect(left).toEqual(valued({ ...dcfBody, workingCapitalRate: rates, baseWorkingCapital: 0.12 * 1000 }));
  });

  it('[CALCULATION-SERVICE-3] treats omitted bridge items as 0', () => {
    const bridge = {
      cash: undefined,
      debt: undefined,
      minorityInterest: undefined,
      preferredEquity: undefined,
      nonOperatingAssets: undefined,
    };
    const value = valued({ ...dcfBody, ...bridge, discounting: undefined });
    expect(value.equityValue).toBe(value.enterpriseValue);
    expect(value.enterpriseValue).toBe(valued(dcfBody).enterpriseValue);
  });

  it('[CALCULATION-SERVICE-4] neither taxes a loss nor carries it forward', () => {
    const { years } = valued({ ...dcfBody, operatingMargin: [-0.1, 0.1, 0.2, 0.2, 0.2] });
    expect(years[0]?.operatingTaxes).toBe(0);
    expect(years[1]?.operatingTaxes).toBeCloseTo(0.25 * (years[1]?.operatingIncome ?? 0), 12);
  });

  it('[CALCULATION-SERVICE-5] discounts mid-year flows and their perpetuity by half a year less', () => {
    const end = valued(withWacc(0.1));
    const mid = valued({ ...withWacc(0.1), discounting: 'mid-year' });
    expect(mid.years.map(({ discountFactor }) => discountFactor)).toEqual(
      end.years.map(({ discountFactor }) => expect.closeTo(discountFactor * Math.sqrt(1.1), 12)),
    );
    expect(mid.terminalValue).toBe(end.terminalValue);
    expect(mid.presentValueOfTerminalValue).toBeCloseTo(end.presentValueOfTerminalValue * Math.sqrt(1.1), 8);
  });

  it('[CALCULATION-SERVICE-5] always discounts an exit multiple from the end of the last year', () => {
    const terminal = { method: 'exit-multiple', multiple: 10, metric: 'ebitda' };
    const end = valued({ ...withWacc(0.1), terminal });
    const mid = valued({ ...withWacc(0.1), terminal, discounting: 'mid-year' });
    const last = end.years.at(-1);
    expect(end.terminalValue).toBeCloseTo(10 * ((last?.operatingIncome ?? 0) + (last?.depreciation ?? 0)), 9);
    expect(mid.presentValueOfTerminalValue).toBe(end.presentValueOfTerminalValue);
    const ebit = valued({ ...withWacc(0.1), terminal: { ...terminal, metric: 'ebit' } });
    expect(ebit.terminalValue).toBeCloseTo(10 * (last?.operatingIncome ?? 0), 9);
  });

  it.each([
    ['wacc', { ...withWacc(0.025) }, 'must be greater than terminal.growth'],
    ['wacc', { ...withWacc(0.02) }, 'must be greater than terminal.growth'],
    [
      'costOfCapital',
      { ...dcfBody, terminal: { method: 'perpetual-growth', growth: 0.2 } },
      'must be greater than terminal.growth',
    ],
    [
      'wacc',
      { ...withWacc(-1), terminal: { method: 'exit-multiple', multiple: 10, metric: 'ebit' } },
      'must be greater than -1',
    ],
    [
      'terminal.metric',
      {
        ...dcfBody,
        operatingMargin: -0.2,
        terminal: { method: 'exit-multiple', multiple: 10, metric: 'ebitda' },
      },
      'must be above 0',
    ],
    [
      'terminal.metric',
      { ...dcfBody, operatingMargin: 0, terminal: { method: 'exit-multiple', multiple: 10, metric: 'ebit' } },
      'must be above 0',
    ],
    ['sharesOutstanding', { ...dcfBody, sharesOutstanding: 0 }, 'must be greater than 0'],
    ['sharesOutstanding', { ...dcfBody, sharesOutstanding: -5 }, 'must be greater than 0'],
    ['baseRevenue', { ...dcfBody, baseRevenue: 0 }, 'must be greater than 0'],
  ])('[CALCULATION-SERVICE-6] finds %s impossible and says so under its name', (path, body, message) => {
    expect(problemsOf(body)).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it('[CALCULATION-SERVICE-6] lets growth exceed the cost of capital when there is no perpetuity', () => {
    const terminal = { method: 'exit-multiple', multiple: 10, metric: 'ebitda' };
    expect(problemsOf({ ...withWacc(0.01), terminal })).toEqual([]);
  });

  it.each([
    { baseRevenue: 1e308, revenueGrowth: [5, 5, 5, 5, 5] },
    { baseRevenue: 1e308, workingCapitalRate: 1e308, baseWorkingCapital: undefined },
    { sharesOutstanding: 5e-324 },
  ])(
    '[CALCULATION-SERVICE-7] says that %j is too large to compute instead of answering without figures',
    (change) => {
      const problems = problemsOf({ ...dcfBody, ...change });
      expect(problems.length).toBeGreaterThan(0);
      expect(problems[0]?.message).not.toBe('');
    },
  );

  it('[CALCULATION-SERVICE-8] gives no terminal share when enterprise value is not positive, and says why', () => {
    const value = valued({ ...dcfBody, operatingMargin: 0 });
    expect(value.enterpriseValue).toBeLessThan(0);
    expect(value.terminalShare).toBeNull();
    expect(value.checks.map(({ id }) => id)).toContain('enterprise_value_not_positive');
  });

  it('[CALCULATION-SERVICE-8] returns negative equity with a check in the currency', () => {
    const value = valued({ ...dcfBody, debt: 1e6 });
    expect(value.equityValue).toBeLessThan(0);
    expect(value.valuePerShare).toBeLessThan(0);
    const check = value.checks.find(({ id }) => id === 'equity_not_positive');
    expect(check?.severity).toBe('error');
    expect(check?.message).toMatch(/-\d+(\.\d+)? USD/);
  });

  it('[CALCULATION-SERVICE-8] reports only the checks that trip', () => {
    const sound = {
      ...withWacc(0.09),
      revenueGrowth: new Array(30).fill(0.03),
      terminal: { method: 'perpetual-growth', growth: 0.01 },
    };
    expect(valued(sound).checks).toEqual([]);
  });
});
