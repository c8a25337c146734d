import { describe, expect, it } from 'vitest';
import { exampleCompany, exampleYear } from '../testing/exampleCompany.js';
import { historicalYears } from './historicalYears.js';

describe('the past in the terms of the model', () => {
  it('[VALUATION-18] computes free cash flow of a fiscal year from its filed figures', () => {
    const last = historicalYears(exampleCompany()).at(-1);
    const revenue = 1331;
    const before = 1210;
    const income = revenue * 0.22;
    const expected =
      income - income * 0.25 + revenue * 0.04 - revenue * 0.05 - (revenue * 0.1 - before * 0.1);
    const flow = last?.figures.free_cash_flow;
    expect(flow?.ok && flow.value).toBeCloseTo(expected, 9);
    expect(flow?.ok && flow.sources.length).toBeGreaterThan(5);
  });

  it('[VALUATION-18] gives no change or growth for the first year, with the reason', () => {
    const [first] = historicalYears(exampleCompany());
    expect(first?.figures.revenue_growth).toEqual({
      ok: false,
      reason: 'No year before FY2022 is available.',
    });
    expect(first?.figures.change_in_working_capital.ok).toBe(false);
    expect(first?.figures.free_cash_flow.ok).toBe(false);
  });

  it('[VALUATION-18] does not compare years with a gap between them', () => {
    const annual = exampleCompany().annual.filter(({ fiscalYear }) => fiscalYear !== 2024);
    expect(historicalYears(exampleCompany({ annual })).at(-1)?.figures.revenue_growth.ok).toBe(false);
  });

  it('[VALUATION-18] does not compare balance sheets with different items', () => {
    const annual = exampleCompany().annual.map((year) =>
      year.fiscalYear === 2025
        ? {
            ...year,
            figures: { ...year.figures, ...exampleYear(2025, { deferredRevenueCurrent: 5 }).figures },
          }
        : year,
    );
    const change = historicalYears(exampleCompany({ annual })).at(-1)?.figures.change_in_working_capital;
    expect(change?.ok ? '' : change?.reason).toBe(
      'The balance sheets of FY2024 and FY2025 report different working capital items.',
    );
  });

  it('[VALUATION-18] says what was not found, not that the company has none', () => {
    const [year] = historicalYears(exampleCompany({ annual: [exampleYear(2025, { revenue: 10 })] }));
    expect(year?.figures.operating_income).toEqual({
      ok: false,
      reason: 'No operating income reported for FY2025 under the tags checked.',
    });
    expect(year?.figures.working_capital).toEqual({
      ok: false,
      reason: 'No working capital items reported on the FY2025 balance sheet under the tags checked.',
    });
  });

  it('[VALUATION-18] gives a loss year no tax rate', () => {
    const annual = [
      exampleYear(2025, { operatingIncome: -5, incomeBeforeTax: -6, incomeTax: 1, revenue: 10 }),
    ];
    const [year] = historicalYears(exampleCompany({ annual }));
    expect(year?.figures.tax_rate.ok).toBe(false);
    expect(year?.figures.operating_margin).toMatchObject({ ok: true, value: -0.5 });
  });

  it.each([
    ['an operating loss', { operatingIncome: -50, incomeBeforeTax: -60, incomeTax: 3 }, -50],
    ['an operating loss without tax lines', { operatingIncome: -50 }, -50],
    [
      'an operating loss in a year with a profit before tax',
      { operatingIncome: -50, incomeBeforeTax: 20, incomeTax: 5 },
      -50,
    ],
    ['a loss before tax', { operatingIncome: 30, incomeBeforeTax: -10, incomeTax: 2 }, 30],
  ])('[VALUATION-18] charges no tax on %s, so that its year has a free cash flow', (_, lines, afterTax) => {
    const common = { revenue: 100, depreciation: 8, capitalExpenditure: 5, receivables: 10 };
    const annual = [exampleYear(2024, common), exampleYear(2025, { ...common, receivables: 12, ...lines })];
    const figures = historicalYears(exampleCompany({ annual })).at(-1)?.figures;
    expect(figures?.operating_taxes).toMatchObject({ ok: true, value: 0 });
    expect(figures?.free_cash_flow).toMatchObject({ ok: true, value: afterTax + 8 - 5 - 2 });
  });

  it('[VALUATION-18] says when a ratio has no divisor', () => {
    const [year] = historicalYears(
      exampleCompany({ annual: [exampleYear(2025, { operatingIncome: 5, revenue: 0 })] }),
    );
    expect(year?.figures.operating_margin).toEqual({
      ok: false,
      reason: 'operating income over revenue: the divisor is 0.',
    });
  });
});
