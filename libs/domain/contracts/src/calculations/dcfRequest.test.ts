import { describe, expect, it } from 'vitest';
import { dcfRequestSchema } from './dcfRequest.js';

const body = {
  currency: 'USD',
  baseRevenue: 1000,
  revenueGrowth: [0.1, 0.09],
  operatingMargin: 0.2,
  taxRate: 0.25,
  depreciationRate: 0.04,
  capitalExpenditureRate: 0.05,
  workingCapitalRate: 0.1,
  wacc: 0.09,
  terminal: { method: 'perpetual-growth', growth: 0.025 },
  sharesOutstanding: 100,
};
const costOfCapital = {
  riskFreeRate: 0.04,
  equityRiskPremium: 0.05,
  beta: 1.1,
  costOfDebt: 0.06,
  taxRate: 0.25,
  debtWeight: 0.2,
};

/** The paths and messages of what is wrong with a body. */
function problemsOf(changes: Readonly<Record<string, unknown>>): string[] {
  const parsed = dcfRequestSchema.safeParse({ ...body, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('dcfRequestSchema', () => {
  it('fills in what may be left out', () => {
    const parsed = dcfRequestSchema.parse(body);
    expect(parsed).toMatchObject({
      discounting: 'end-of-year',
      cash: 0,
      debt: 0,
      minorityInterest: 0,
      preferredEquity: 0,
      nonOperatingAssets: 0,
    });
    expect(parsed.years).toBeUndefined();
    expect(parsed.baseWorkingCapital).toBeUndefined();
  });

  it.each([
    'currency',
    'baseRevenue',
    'revenueGrowth',
    'operatingMargin',
    'taxRate',
    'depreciationRate',
    'capitalExpenditureRate',
    'workingCapitalRate',
    'terminal',
    'sharesOutstanding',
  ])('requires %s', (field) => {
    const problems = problemsOf({ [field]: undefined });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${field} is required`));
  });

  it.each([
    [{ baseRevenue: '1000' }, 'baseRevenue must be a number'],
    [{ baseRevenue: null }, 'baseRevenue must be a number'],
    [{ baseRevenue: Number.POSITIVE_INFINITY }, 'baseRevenue must be a number'],
    [{ baseRevenue: [1000] }, 'baseRevenue must be a number'],
    [{ taxRate: 'low' }, 'taxRate must be a number, or an array of 1 to 50 numbers'],
    [{ revenueGrowth: [] }, 'revenueGrowth must be a number, or an array of 1 to 50 numbers'],
    [
      { revenueGrowth: new Array(51).fill(0) },
      'revenueGrowth must be a number, or an array of 1 to 50 numbers',
    ],
    [{ revenueGrowth: [0.1, 'high'] }, 'revenueGrowth must be a number, or an array of 1 to 50 numbers'],
    [{ currency: 'dollars' }, 'currency must be a currency code of three capitals such as USD'],
    [{ discounting: 'daily' }, "discounting must be 'end-of-year' or 'mid-year'"],
    [{ years: 2.5 }, 'years must be a whole number'],
    [{ years: 3 }, 'years must be the length of the driver arrays, 2, or be left out'],
    [{ taxRate: [0.2, 0.2, 0.2] }, 'taxRate must have the length of revenueGrowth, 2, not 3'],
    [{ revenueGrowth: 0.1, years: 0 }, 'years must be at least 1'],
    [{ revenueGrowth: 0.1, years: 51 }, 'years must be at most 50'],
    [{ wacc: undefined }, 'wacc is required where costOfCapital is not given'],
    [{ costOfCapital }, 'wacc must be left out where costOfCapital is given'],
    [{ colour: 'red' }, ' has unknown fields: colour'],
    [
      { terminal: { method: 'perpetual-growth', multiple: 10 } },
      'terminal.growth is required and must be a number',
    ],
    [
      { terminal: { method: 'exit-multiple', multiple: 10 } },
      "terminal.metric is required and must be 'ebitda' or 'ebit'",
    ],
    [
      { terminal: { method: 'liquidation' } },
      "terminal.method must have the method 'perpetual-growth' or 'exit-multiple'",
    ],
    [
      { wacc: undefined, costOfCapital: { ...costOfCapital, beta: undefined } },
      'costOfCapital.beta is required and must be a number',
    ],
  ])('refuses %j and says where', (changes, problem) => {
    expect(problemsOf(changes)).toContain(problem);
  });

  it('takes a number of years where no driver is an array, and one that agrees beside arrays', () => {
    expect(problemsOf({ revenueGrowth: 0.1, years: 10 })).toEqual([]);
    expect(problemsOf({ years: 2 })).toEqual([]);
  });

  it('takes the parts of the cost of capital in place of the whole', () => {
    expect(problemsOf({ wacc: undefined, costOfCapital })).toEqual([]);
  });
});
