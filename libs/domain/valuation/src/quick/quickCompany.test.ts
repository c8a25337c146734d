import { writeReason } from '@finance-analyst/foundation';
import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import { expect, it } from 'vitest';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import { exampleCompany, exampleParameters, exampleYear } from '../testing/exampleCompany.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { companyMultiples } from '../comparables/companyMultiples.js';
import { statutoryRateOf } from '../default-assumptions/taxRate.js';
import { quickCompanyInputs } from './quickCompanyInputs.js';
import { quickHistoryOf } from './quickHistoryOf.js';
import { quickNetDebt } from './quickNetDebt.js';

const profits = [90, 110, 121, 165];

/** The example company with net income and dividends; its years end on December 31, 2022 to 2025. */
const company = (overrides: Partial<CompanyFundamentals> = {}): CompanyFundamentals => {
  const example = exampleCompany();
  const annual = example.annual.map((year, index) => ({
    ...year,
    figures: {
      ...year.figures,
      ...exampleYear(year.fiscalYear, { netIncome: profits[index] ?? 0, dividendsPaid: 33 }).figures,
    },
  }));
  return { ...example, annual, ...overrides };
};

const quote = (overrides: Partial<Quote> = {}): Quote => ({
  symbol: 'EXM',
  price: 33,
  previousClose: null,
  change: null,
  changePercent: null,
  currency: 'USD',
  asOf: '2026-11-20T21:00:00Z',
  source: 'csv-import',
  stale: false,
  ...overrides,
});

const closes = {
  currency: 'USD',
  bars: [
    { date: '2022-12-30', close: 18 },
    { date: '2023-06-30', close: 500 },
    { date: '2024-12-31', close: 24.2 },
    { date: '2025-12-31', close: 33 },
  ],
};

const texts = ({ years }: { readonly years: readonly { label: string; figure: object }[] }) =>
  years.map(({ label, figure }) => [label, figure]);

const known = (value: number) => ({ ok: true, value: expect.closeTo(value, 10) as number });

it('[VALUATION-77] gives growth and net margin of each year, and their median and range', () => {
  const history = quickHistoryOf(company(), 'net-income', { closes: null, quote: null });
  expect(texts(history.growth).slice(1)).toEqual([
    ['FY2023', known(0.1)],
    ['FY2024', known(0.1)],
    ['FY2025', known(0.1)],
  ]);
  expect(history.growth.years[0]?.figure.ok).toBe(false);
  expect(history.finalMargin.summary).toMatchObject({
    ok: true,
    value: {
      median: expect.closeTo((0.1 + 121 / 1210) / 2, 10) as number,
      low: expect.closeTo(0.09, 10) as number,
      high: expect.closeTo(165 / 1331, 10) as number,
      count: 4,
    },
  });
});

it('[VALUATION-77] gives P/E at the last price of each fiscal year, or the reason there is none', () => {
  const { multiple, multipleToday } = quickHistoryOf(company(), 'net-income', { closes, quote: quote() });
  expect(texts(multiple)).toEqual([
    ['FY2022', known((18 * 100) / 90)],
    ['FY2023', { ok: false, reason: 'No price is available for the end of FY2023.' }],
    ['FY2024', known(20)],
    ['FY2025', known(20)],
  ]);
  expect(multiple.summary).toMatchObject({ value: { median: 20, count: 3 } });
  expect(multipleToday).toEqual({ label: 'FY2025', figure: known(20) });
});

it('[VALUATION-399] gives no multiple at a price that is not above zero', () => {
  const zero = { ...closes, bars: closes.bars.map((bar) => ({ ...bar, close: 0 })) };
  for (const basis of ['net-income', 'operating-income'] as const) {
    const { multiple, multipleToday } = quickHistoryOf(company(), basis, {
      closes: zero,
      quote: quote({ price: 0 }),
    });
    expect(multiple.years.at(-1)?.figure).toEqual({ ok: false, reason: 'No price is available.' });
    expect(multipleToday.figure).toEqual({ ok: false, reason: 'No price is available.' });
  }
});

it('[VALUATION-77] gives EV/EBIT with the net debt of each balance sheet', () => {
  const { multiple, finalMargin } = quickHistoryOf(company(), 'operating-income', { closes, quote: null });
  // 33.00 × 100 shares + 200 debt − 50 cash, over 22% of 1,331.
  expect(multiple.years.at(-1)?.figure).toEqual(known(3450 / (1331 * 0.22)));
  expect(finalMargin.years.at(-1)?.figure).toEqual(known(0.22));
});

it('[VALUATION-77] gives no multiple across a split, in another currency, or of a loss', () => {
  const split = company({ shareBasisChanges: [{ filed: '2025-05-01', factor: 2 }] });
  const [, , before, after] = quickHistoryOf(split, 'net-income', { closes, quote: null }).multiple.years;
  expect(before?.figure).toMatchObject({ ok: false, reason: expect.stringContaining('split') as string });
  expect(after?.figure).toEqual(known(20));
  const inEuros = quickHistoryOf(company(), 'net-income', {
    closes: { ...closes, currency: 'EUR' },
    quote: quote({ currency: 'EUR' }),
  });
  expect(inEuros.multiple.summary).toEqual({ ok: false, reason: 'Prices are in EUR, statements in USD.' });
  expect(inEuros.multipleToday.figure.ok).toBe(false);
  const loss = company({ annual: [exampleYear(2025, { revenue: 100, netIncome: -5, dilutedShares: 10 })] });
  expect(quickHistoryOf(loss, 'net-income', { closes, quote: null }).multiple.summary).toEqual({
    ok: false,
    reason: 'No multiple: net income is not positive in FY2025.',
  });
});

it('[VALUATION-468] says of a year with a loss that it had one, whatever its price and the splits after it', () => {
  const loss = company({
    annual: [
      exampleYear(2024, { revenue: 100, netIncome: -5, dilutedShares: 10 }),
      ...company().annual.slice(-1),
    ],
    shareBasisChanges: [{ filed: '2025-05-01', factor: 2 }],
  });
  for (const given of [closes, { ...closes, currency: 'EUR' }, null])
    expect(
      quickHistoryOf(loss, 'net-income', { closes: given, quote: null }).multiple.years[0]?.figure,
    ).toEqual({
      ok: false,
      reason: 'No multiple: net income is not positive in FY2024.',
    });
});

it('[VALUATION-78] fills inputs from the newest fiscal year and the price', () => {
  expect(quickCompanyInputs(company(), 'net-income', quote())).toEqual([
    { input: 'revenue', value: expect.closeTo(1331, 9) as number, of: 'FY2025' },
    { input: 'marginNow', value: expect.closeTo(165 / 1331, 12) as number, of: 'FY2025' },
    { input: 'shares', value: 100, of: 'FY2025', filed: '2026-02-14' },
    { input: 'payout', value: 0.2, of: 'FY2025' },
    { input: 'price', value: 33, of: '2026-11-20T21:00:00Z' },
  ]);
});

it('[VALUATION-78] uses trailing twelve months with revenue and income', () => {
  const trailing = (lines: Parameters<typeof exampleYear>[1]): FiscalPeriod => ({
    ...exampleYear(2026, lines),
    kind: 'trailing-twelve-months',
    label: 'TTM Q3 2026',
  });
  const full = company({
    trailingTwelveMonths: trailing({ revenue: 1400, operatingIncome: 280, cash: 80, longTermDebt: 200 }),
  });
  expect(quickCompanyInputs(full, 'operating-income', null)).toEqual([
    { input: 'revenue', value: 1400, of: 'TTM Q3 2026' },
    { input: 'marginNow', value: 0.2, of: 'TTM Q3 2026' },
    { input: 'shares', value: 100, of: 'FY2025', filed: '2026-02-14' },
    { input: 'netDebt', value: 120, of: 'TTM Q3 2026' },
  ]);
  const partial = company({ trailingTwelveMonths: trailing({ revenue: 1400 }) });
  expect(quickCompanyInputs(partial, 'net-income', null)[0]?.of).toBe('FY2025');
});

it('[VALUATION-122] takes today’s multiple of the period that the inputs are of', () => {
  const trailing = (lines: Parameters<typeof exampleYear>[1]): CompanyFundamentals =>
    company({
      trailingTwelveMonths: {
        ...exampleYear(2026, lines),
        kind: 'trailing-twelve-months',
        label: 'TTM Q3 2026',
      },
    });
  const today = (fundamentals: CompanyFundamentals) =>
    quickHistoryOf(fundamentals, 'net-income', { closes: null, quote: quote() }).multipleToday;
  expect(today(trailing({ revenue: 1400, netIncome: 220 }))).toEqual({
    label: 'TTM Q3 2026',
    figure: known(15),
  });
  // Without trailing revenue the inputs are of the fiscal year, and so is the multiple: 33.00 × 100 ÷ 165.
  expect(today(trailing({ netIncome: 220 }))).toEqual({ label: 'FY2025', figure: known(20) });
  expect(today(company({ annual: [] })).label).toBeNull();
});

it('[VALUATION-78] omits unknown inputs, and a price in another currency', () => {
  const bare = company({ annual: [exampleYear(2025, { revenue: 100 })] });
  expect(quickCompanyInputs(bare, 'operating-income', quote({ currency: 'EUR' }))).toEqual([
    { input: 'revenue', value: 100, of: 'FY2025' },
  ]);
  expect(quickCompanyInputs(company({ annual: [] }), 'net-income', quote())).toEqual([]);
});

it('[VALUATION-77] takes net margin and P/E of the common shareholders', () => {
  const preferring = company({
    annual: [
      exampleYear(2025, { revenue: 1000, netIncome: 100, preferredDividends: 40, dilutedShares: 100 }),
    ],
  });
  const { finalMargin, multiple, multipleToday } = quickHistoryOf(preferring, 'net-income', {
    closes,
    quote: quote(),
  });
  expect(finalMargin.years[0]?.figure).toEqual(known(0.06));
  expect(multiple.years[0]?.figure).toEqual(known(55));
  expect(multipleToday.figure).toEqual(known(55));
  const compared = companyMultiples(preferring, { price: 33, currency: 'USD' });
  expect(compared.ok && compared.value.multiples.priceToEarnings).toEqual(known(55));
});

it('[VALUATION-78] takes net income and payout of the common shareholders, also where quarters leave preferred dividends out', () => {
  const lines = {
    revenue: 1000,
    netIncome: 100,
    dividendsPaid: 70,
    preferredEquity: 500,
    dilutedShares: 100,
  };
  const newest = exampleYear(2025, { ...lines, preferredDividends: 40 });
  const trailing: FiscalPeriod = {
    ...exampleYear(2026, { ...lines, netIncome: 120, dividendsPaid: 76 }),
    kind: 'trailing-twelve-months',
    label: 'TTM Q3 2026',
  };
  const inputsOf = (trailingTwelveMonths: FiscalPeriod | null) =>
    Object.fromEntries(
      quickCompanyInputs(company({ annual: [newest], trailingTwelveMonths }), 'net-income', null).map(
        ({ input, value }) => [input, value],
      ),
    );
  expect(inputsOf(null)).toMatchObject({ marginNow: 0.06, payout: 0.5 });
  expect(inputsOf(trailing)).toMatchObject({ marginNow: 0.08, payout: 0.45 });
});

it('[VALUATION-78] knows net debt as the equity bridge has it, with what quarters leave out of the fiscal year', () => {
  const year = exampleYear(2025, {
    ...{ revenue: 1000, operatingIncome: 200, sharesOutstanding: 100, cash: 50, longTermDebt: 400 },
    ...{ financeLeases: 60, equityMethodInvestments: 30, pensionDeficit: 100, minorityInterest: 20 },
  });
  const trailing: FiscalPeriod = {
    ...exampleYear(2026, {
      ...{ revenue: 1100, operatingIncome: 220, sharesOutstanding: 100, cash: 70, longTermDebt: 390 },
      minorityInterest: 20,
    }),
    kind: 'trailing-twelve-months',
    label: 'TTM Q3 2026',
  };
  const filer = company({ annual: [year], trailingTwelveMonths: trailing });
  const taxRate = statutoryRateOf('USD').value;
  const leasesPensionsAssociates = 60 + 100 * (1 - taxRate) - 30;
  expect(quickNetDebt(filer, trailing)).toEqual(known(390 + 20 - 70 + leasesPensionsAssociates));
  expect(quickNetDebt(filer, year)).toEqual(known(400 + 20 - 50 + leasesPensionsAssociates));
  const compared = companyMultiples(filer, { price: 33, currency: 'USD' });
  expect(compared.ok && compared.value.bridge).toMatchObject({
    value: { netClaims: expect.closeTo(390 + 20 - 70 + leasesPensionsAssociates, 10) as number },
  });
});

it.each([
  [{ cash: 80 }, 'No debt reported on the FY2025 balance sheet under the tags checked.'],
  [{ longTermDebt: 200 }, 'No cash reported on the FY2025 balance sheet under the tags checked.'],
  [{ revenue: 100 }, 'No debt or cash reported on the FY2025 balance sheet under the tags checked.'],
])('[VALUATION-78] knows no net debt where a side of it is not reported: %j', (lines, reason) => {
  expect(quickNetDebt(company(), exampleYear(2025, lines))).toEqual({ ok: false, reason });
});

it('[VALUATION-411] has the shares of a new model in the workbench, with the day of their filing', () => {
  const quarter = (number: 2 | 3, filed: string, shares: number): FiscalPeriod => {
    const lines = { sharesOutstanding: shares, basicShares: 100, dilutedShares: 104, netIncome: 40 };
    const { figures, ...year } = exampleYear(2026, lines);
    return {
      ...year,
      kind: 'quarter',
      quarter: number,
      label: `Q${number} 2026`,
      end: number === 2 ? '2026-06-30' : '2026-09-30',
      figures: Object.fromEntries(
        Object.entries(figures).map(([line, figure]) => [
          line,
          { ...figure, source: { ...figure.source, filed } },
        ]),
      ),
    };
  };
  const filer = exampleFiler({}, 0.08, {
    quarterly: [quarter(2, '2026-08-01', 96), quarter(3, '2026-11-01', 95)],
  });
  const sharesOf = (price: Quote | null) => {
    const input = quickCompanyInputs(filer, 'operating-income', price).find(
      (each) => each.input === 'shares',
    );
    const defaults = defaultsOfCompany({ fundamentals: filer, parameters: exampleParameters, quote: price });
    if (!defaults.ok) throw new Error(defaults.reason);
    const rows = defaults.value.assumptions.filter(({ input: name }) =>
      ['shares_outstanding', 'dilutive_shares'].includes(name),
    );
    const total = rows.reduce((sum, { value }) => sum + Number(value), 0);
    return { ...input, total, reason: writeReason(rows[0]?.reason ?? '') };
  };
  expect(sharesOf(quote())).toEqual({
    input: 'shares',
    value: 99,
    of: 'Q3 2026',
    filed: '2026-11-01',
    total: 99,
    reason: 'Shares outstanding, Q3 2026, filed 2026-11-01',
  });
  expect(sharesOf(null)).toMatchObject({ value: 99, total: 99 });
  // As debt and cash beside it, the count is the newest at every price.
  expect(sharesOf(quote({ asOf: '2026-10-15T20:00:00Z' }))).toEqual(sharesOf(quote()));
  const { multipleToday } = quickHistoryOf(filer, 'operating-income', { closes: null, quote: quote() });
  const compared = companyMultiples(filer, { price: 33, currency: 'USD' });
  expect(compared.ok && compared.value.multiples.evToEbit).toEqual(multipleToday.figure);
});
