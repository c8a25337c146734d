import { writeReason } from '@finance-analyst/foundation';
import { createEvaluator } from '@finance-analyst/model-engine';
import type { FiscalPeriod, Quote, StatementLine } from '@finance-analyst/market';
import { describe, expect, it } from 'vitest';
import { driverInputs, freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { exampleCompany, exampleParameters, exampleYear } from '../testing/exampleCompany.js';
import { defaultAssumptions, inputsOf, type DefaultAssumptionsRequest } from './defaultAssumptions.js';
import { statutoryRateOf } from './taxRate.js';

const quote: Quote = {
  symbol: 'EXM',
  price: 20,
  previousClose: null,
  change: null,
  changePercent: null,
  currency: 'USD',
  asOf: '2026-11-20T21:00:00Z',
  source: 'csv-import',
  stale: false,
};

const defaultsFor = (request: Partial<DefaultAssumptionsRequest> = {}) => {
  const result = defaultAssumptions({
    fundamentals: exampleCompany(),
    parameters: exampleParameters,
    quote,
    years: 5,
    ...request,
  });
  if (!result.ok) throw new Error(result.reason);
  const byInput = new Map(result.value.assumptions.map((assumption) => [assumption.input, assumption]));
  return {
    ...result.value,
    of: (input: string) => {
      const found = byInput.get(input);
      if (!found) throw new Error(`no assumption for ${input}`);
      return found;
    },
  };
};

const without = (year: FiscalPeriod, ...lines: readonly StatementLine[]): FiscalPeriod => ({
  ...year,
  figures: Object.fromEntries(
    Object.entries(year.figures).filter(([line]) => !lines.includes(line as StatementLine)),
  ),
});

const withYears = (change: (year: FiscalPeriod) => FiscalPeriod) =>
  exampleCompany({ annual: exampleCompany().annual.map(change) });

describe('default assumptions', () => {
  it('[VALUATION-9] gives every input of the model a value and a reason', () => {
    const { assumptions } = defaultsFor();
    const model = freeCashFlowToFirmModel(5);
    expect(assumptions.map(({ input }) => input).toSorted()).toEqual(
      model.inputs.map(({ name }) => name).toSorted(),
    );
    expect(assumptions.filter(({ reason }) => writeReason(reason).trim() === '')).toEqual([]);
    const created = createEvaluator(model, inputsOf(assumptions));
    expect(created.ok && created.evaluator.read('value_per_share').ok).toBe(true);
  });

  it('[VALUATION-9] knows which inputs have one value for each year', () => {
    const series = freeCashFlowToFirmModel(5).inputs.filter(({ shape }) => shape === 'series');
    expect(series.map(({ name }) => name).toSorted()).toEqual([...driverInputs].toSorted());
  });

  it('[VALUATION-10] takes the median margin of three fiscal years and keeps the figures behind it', () => {
    const margin = defaultsFor().of('operating_margin');
    expect(margin.value).toBeCloseTo(0.2, 12);
    expect(writeReason(margin.reason)).toBe('3-yr median; operating margin, FY2023 to FY2025');
    expect(margin.sources.map(({ line, period }) => `${line} ${period}`)).toEqual([
      'operatingIncome FY2023',
      'revenue FY2023',
      'operatingIncome FY2024',
      'revenue FY2024',
      'operatingIncome FY2025',
      'revenue FY2025',
    ]);
  });

  it('[VALUATION-11] starts growth at the three-year compound rate and fades it to terminal growth', () => {
    const { value, reason } = defaultsFor().of('revenue_growth');
    expect(value).toHaveLength(5);
    const growth = value as readonly number[];
    expect(growth[0]).toBeCloseTo(0.1, 12);
    expect(growth[4]).toBeCloseTo(0.1 + (0.025 - 0.1) * 0.8, 12);
    expect(writeReason(reason)).toContain('3-yr CAGR 10.0');
  });

  it('[VALUATION-11] counts a year missing from the filings, or without revenue', () => {
    const gap = (year: FiscalPeriod) => (year.fiscalYear === 2024 ? without(year, 'revenue') : year);
    const missing = exampleCompany().annual.filter(({ fiscalYear }) => fiscalYear !== 2024);
    for (const fundamentals of [withYears(gap), exampleCompany({ annual: missing })]) {
      const growth = defaultsFor({ fundamentals }).of('revenue_growth');
      expect((growth.value as readonly number[])[0]).toBeCloseTo(0.1, 12);
      expect(writeReason(growth.reason)).toContain('3-yr CAGR 10.0');
    }
  });

  it('[VALUATION-11] looks back at most three years, and says when they have no data', () => {
    const old = exampleYear(2020, { revenue: 1 });
    const newest = exampleCompany().annual.slice(-1);
    const growth = defaultsFor({ fundamentals: exampleCompany({ annual: [old, ...newest] }) }).of(
      'revenue_growth',
    );
    expect(growth.value).toEqual([0.025, 0.025, 0.025, 0.025, 0.025]);
    expect(writeReason(growth.reason)).toContain('no earlier revenue reported in the last 3 years');
  });

  it('[VALUATION-11] caps implausible growth, and says so', () => {
    const fundamentals = withYears((year) =>
      year.fiscalYear === 2022 ? exampleYear(2022, { revenue: 100 }) : year,
    );
    const growth = defaultsFor({ fundamentals }).of('revenue_growth');
    expect((growth.value as readonly number[])[0]).toBe(0.4);
    expect(writeReason(growth.reason)).toMatch(/^\d-yr CAGR \d+%, capped at 40%, fades/u);
  });

  it('[VALUATION-12] excludes loss years and one-off charges from the tax rate', () => {
    const fundamentals = withYears((year) =>
      year.fiscalYear === 2025
        ? {
            ...year,
            figures: { ...year.figures, ...exampleYear(2025, { incomeBeforeTax: 10, incomeTax: 9 }).figures },
          }
        : year,
    );
    const tax = defaultsFor({ fundamentals }).of('tax_rate');
    expect(tax.value).toBeCloseTo(0.25, 12);
    expect(tax.sources.some(({ period }) => period === 'FY2025')).toBe(false);
  });

  it('[VALUATION-12] falls back to a named statutory rate when no year is usable', () => {
    const tax = defaultsFor({ fundamentals: withYears((year) => without(year, 'incomeTax')) }).of('tax_rate');
    expect(tax.value).toBe(0.256);
    expect(tax.external?.source).toBe('OECD Corporate Tax Statistics');
  });

  // Combined rates for 2024 of the OECD; of India and Taiwan those of their laws.
  it.each([
    ['SEK', 0.206],
    ['DKK', 0.22],
    ['NOK', 0.22],
    ['CAD', 0.261],
    ['AUD', 0.3],
    ['BRL', 0.34],
    ['KRW', 0.264],
    ['ILS', 0.23],
    ['ZAR', 0.27],
    ['INR', 0.2517],
    ['TWD', 0.2],
  ])('[VALUATION-12] names the statutory rate of companies that report in %s', (currency, rate) => {
    expect(statutoryRateOf(currency)).toMatchObject({
      value: rate,
      label: `Statutory rate, ${currency}`,
      source: expect.stringMatching(/OECD|Act/) as string,
      asOf: '2024-12-31',
    });
  });

  it.each(['EUR', 'TRY'])('[VALUATION-12] assumes a rate for companies that report in %s', (currency) => {
    const fundamentals = { ...withYears((year) => without(year, 'incomeTax')), currency };
    const tax = defaultsFor({ fundamentals }).of('tax_rate');
    expect(tax.value).toBe(0.25);
    expect(writeReason(tax.reason)).toMatch(/^Assumed rate of 25\.0%; /);
    expect(tax.external).toMatchObject({ source: 'configuration', asOf: null });
  });

  it('[VALUATION-13] keeps working capital at its share of base revenue, from the items that are reported', () => {
    const { of } = defaultsFor({ fundamentals: withYears((year) => without(year, 'inventory')) });
    expect(of('base_working_capital').value).toBeCloseTo(1331 * 0.05, 9);
    expect(of('working_capital_rate').value).toBeCloseTo(0.05, 12);
    expect(writeReason(of('base_working_capital').reason)).toBe('FY2025: receivables less payables');
  });

  it('[VALUATION-14] weights debt at the market price if it is in the same currency', () => {
    expect(defaultsFor().of('debt_weight').value).toBeCloseTo(200 / (200 + 2000), 12);
  });

  it.each([null, { ...quote, currency: 'GBP' }])(
    '[VALUATION-14] otherwise weights debt against the model’s own equity value',
    (foreignOrNone) => {
      const { assumptions, of } = defaultsFor({ quote: foreignOrNone });
      const created = createEvaluator(freeCashFlowToFirmModel(5), inputsOf(assumptions));
      if (!created.ok) throw new Error('the defaults do not evaluate');
      const equity = created.evaluator.number('equity_value');
      expect(of('debt_weight').value).toBeCloseTo(200 / (200 + equity), 5);
    },
  );

  it('[VALUATION-15] counts all lease liabilities as debt under IFRS only', () => {
    const annual = exampleCompany().annual.map((year) => ({
      ...year,
      figures: { ...year.figures, ...exampleYear(year.fiscalYear, { leaseLiabilities: 40 }).figures },
    }));
    expect(defaultsFor({ fundamentals: exampleCompany({ annual }) }).of('debt').value).toBe(200);
    expect(
      defaultsFor({ fundamentals: exampleCompany({ annual, accountingStandard: 'ifrs' }) }).of('debt').value,
    ).toBe(240);
  });

  it('[VALUATION-15] counts finance leases as debt under US GAAP, and says why', () => {
    const annual = exampleCompany().annual.map((year) => ({
      ...year,
      figures: {
        ...year.figures,
        ...exampleYear(year.fiscalYear, { leaseLiabilities: 40, financeLeases: 15 }).figures,
      },
    }));
    const debt = defaultsFor({ fundamentals: exampleCompany({ annual }) }).of('debt');
    expect(debt.value).toBe(215);
    expect(writeReason(debt.reason)).toBe(
      'Balance sheet of FY2025: current debt, long-term debt and finance leases (debt, since their interest is below operating income)',
    );
    expect(debt.sources.map(({ line }) => line)).toEqual(['currentDebt', 'longTermDebt', 'financeLeases']);
    const underIfrs = exampleCompany({ annual, accountingStandard: 'ifrs' });
    expect(defaultsFor({ fundamentals: underIfrs }).of('debt').value).toBe(240);
  });

  it('[VALUATION-15] accepts statements of an earlier release without a finance lease line', () => {
    const debt = defaultsFor().of('debt');
    expect(debt.value).toBe(200);
    expect(writeReason(debt.reason)).toBe('Balance sheet of FY2025: current debt and long-term debt');
  });

  it.each([quote, null])(
    '[VALUATION-15] names every component of the debt it weights and prices',
    (priceOrNone) => {
      const annual = exampleCompany().annual.map((year) => ({
        ...year,
        figures: { ...year.figures, ...exampleYear(year.fiscalYear, { leaseLiabilities: 40 }).figures },
      }));
      const fundamentals = exampleCompany({ annual, accountingStandard: 'ifrs' });
      const { of } = defaultsFor({ fundamentals, quote: priceOrNone });
      const debtParts = ['currentDebt', 'longTermDebt', 'leaseLiabilities'];
      expect(of('debt').sources.map(({ line }) => line)).toEqual(debtParts);
      expect(of('debt_weight').sources.map(({ line }) => line)).toEqual(debtParts);
      expect(of('cost_of_debt').sources.map(({ line }) => line)).toEqual(['interestExpense', ...debtParts]);
    },
  );

  it.each([
    ['minority_interest', 'minority interest'],
    ['cash', 'cash or short-term investments'],
  ])(
    '[VALUATION-15] says that no %s is reported under the tags checked, not that the company has none',
    (input, names) => {
      const { of } = defaultsFor({ fundamentals: withYears((year) => without(year, 'cash')) });
      expect(of(input).value).toBe(0);
      expect(writeReason(of(input).reason)).toBe(
        `No ${names} reported on the FY2025 balance sheet under the tags checked`,
      );
    },
  );

  it('[VALUATION-21] adjusts the share count for a later split', () => {
    const fundamentals = exampleCompany({ shareBasisChanges: [{ filed: '2026-08-20', factor: 3 }] });
    const shares = defaultsFor({ fundamentals }).of('shares_outstanding');
    expect(shares.value).toBe(300);
    expect(writeReason(shares.reason)).toBe('Weighted diluted shares, FY2025, times 3 for later splits');
  });

  it('[VALUATION-16] takes the cost of debt from interest paid only if plausible', () => {
    expect(defaultsFor().of('cost_of_debt').value).toBeCloseTo(12 / 200, 12);
    const fundamentals = withYears((year) => ({
      ...year,
      figures: { ...year.figures, ...exampleYear(year.fiscalYear, { interestExpense: 90 }).figures },
    }));
    const rate = defaultsFor({ fundamentals }).of('cost_of_debt');
    expect(rate.value).toBeCloseTo(0.055, 15);
    expect(writeReason(rate.reason)).toBe('Risk-free rate of 4.00% plus a spread of 1.50%');
    expect(rate.external?.source).toBe('configuration');
  });

  it('[VALUATION-16] takes the cost of debt from interest paid only on material debt', () => {
    const owing = (debt: number, lines: Parameters<typeof exampleYear>[1] = {}) =>
      defaultsFor({
        fundamentals: withYears((year) => ({
          ...year,
          figures: {
            ...year.figures,
            ...exampleYear(year.fiscalYear, {
              currentDebt: 0,
              longTermDebt: debt,
              interestExpense: debt * 0.0728,
              ...lines,
            }).figures,
          },
        })),
      }).of('cost_of_debt');
    // 1% of the revenue of 1331, and of the book equity of 900 with the debt itself.
    for (const debt of [13.4, 9.2]) expect(owing(debt).value).toBeCloseTo(0.0728, 12);
    const rate = owing(9);
    expect(rate.value).toBeCloseTo(0.055, 15);
    expect(writeReason(rate.reason)).toBe(
      'Risk-free rate of 4.00% plus a spread of 1.50%; debt is below 1% of revenue and book capital, too little for its interest to show a rate',
    );
    expect(rate.external?.label).toBe('Risk-free rate of 4.00% plus a spread of 1.50%');
    // Negative book equity is no measure of size.
    expect(owing(12, { shareholdersEquity: -900 }).value).toBeCloseTo(0.055, 15);
    expect(writeReason(owing(0, { interestExpense: 5 }).reason)).toBe(
      'Risk-free rate of 4.00% plus a spread of 1.50%',
    );
  });

  it.each([
    ['bank', 'is a bank'],
    ['insurer', 'is an insurer'],
    ['property', 'Funds from operations (FFO) or net asset value (NAV) is the usual measure.'],
    ['cooperative', 'is a type of business that this release does not support'],
  ])('[VALUATION-17] refuses a %s with the reason', (businessModel, words) => {
    const result = defaultAssumptions({
      fundamentals: exampleCompany({ businessModel }),
      parameters: exampleParameters,
      quote,
      years: 5,
    });
    expect(result.ok ? '' : result.reason).toContain(words);
  });

  it('[VALUATION-17] names the figures missing in the newest year', () => {
    const result = defaultAssumptions({
      fundamentals: withYears((year) => without(year, 'operatingIncome', 'dilutedShares')),
      parameters: exampleParameters,
      quote,
      years: 5,
    });
    expect(result.ok ? '' : result.reason).toBe(
      'This model needs figures that Example Company does not report for FY2025 under the tags checked: operating income, share count.',
    );
  });

  it.each([
    ['no fiscal year', []],
    [
      'no revenue',
      [
        exampleYear(2025, {
          ...Object.fromEntries(
            Object.entries(exampleCompany().annual[3]?.figures ?? {}).map(([line, figure]) => [
              line,
              figure.value,
            ]),
          ),
          revenue: 0,
        }),
      ],
    ],
  ])('[VALUATION-17] refuses a company with %s', (_, annual) => {
    const result = defaultAssumptions({
      fundamentals: exampleCompany({ annual }),
      parameters: exampleParameters,
      quote,
      years: 5,
    });
    expect(result.ok).toBe(false);
  });
});
